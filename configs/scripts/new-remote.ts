// npm run new:remote -- mf-<name>
import { NewRemoteError, newRemote } from '../remotes/new-remote.ts'

try {
  const name = process.argv[2] ?? ''
  for (const file of await newRemote(name)) console.log(file)
  console.log(
    `npm test -- ${name} checks it, npm run dev -- ${name} shows it, npm run release -- ${name} puts it live.`,
  )
} catch (error) {
  if (!(error instanceof NewRemoteError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
