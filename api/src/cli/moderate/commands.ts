import { printable } from '../printable.ts'
import { bookCommands } from './book-commands.ts'
import { complaintCommands } from './complaint-commands.ts'
import type { Command, Moderation } from './moderation.ts'
import { photoCommands } from './photo-commands.ts'
import { verificationCommands } from './verification-commands.ts'

const commands: Record<string, Command> = {
  ...complaintCommands,
  ...photoCommands,
  ...verificationCommands,
  ...bookCommands,
}

export const isCommand = (name: string): boolean => Object.hasOwn(commands, name)

export const usage = (): string[] => [
  'npm run moderate -- <command>',
  ...Object.values(commands).map((command) => `  ${command.usage}`),
]

/** Runs one command; its lines can be printed as they are. */
export const runCommand = async (
  moderation: Moderation,
  name: string,
  args: readonly string[],
): Promise<string[]> => {
  const lines = (await commands[name]?.run(moderation, args)) ?? usage()
  return lines.map(printable)
}
