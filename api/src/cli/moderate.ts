import { ModerationError } from '../moderation-error.ts'
import { StartError } from '../start-error.ts'
import { isCommand, runCommand, usage } from './moderate/commands.ts'
import { withOpenSite } from './open-site.ts'
import { printable } from './printable.ts'

// npm run moderate -- <command>: the staff's work until it has pages of its own.

const main = async () => {
  const [name = '', ...args] = process.argv.slice(2)
  const known = isCommand(name)
  const lines = known ? await withOpenSite((moderation) => runCommand(moderation, name, args)) : usage()
  for (const line of lines) console.log(line)
  if (!known && name) process.exitCode = 1
}

try {
  await main()
} catch (error) {
  const known = error instanceof StartError || error instanceof ModerationError
  console.error(known ? printable(error.message) : error)
  process.exitCode = 1
}
