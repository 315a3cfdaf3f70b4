// npm run new:lander -- <name>
import { NewLanderError, newLander } from '../landers/new-lander.ts'

try {
  for (const file of await newLander(process.argv[2] ?? '')) console.log(file)
  console.log('Write its texts and draw it; npm run release -- mf-landers puts it live.')
} catch (error) {
  if (!(error instanceof NewLanderError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
