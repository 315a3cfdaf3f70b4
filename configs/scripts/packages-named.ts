import { StartError } from '../../shell/server/start-error.ts'
import { packages } from '../checks/project-files.ts'

/** The packages that a command line names, whatever else it says. */
export const packagesNamed = (args: readonly string[]): readonly string[] => {
  const names = args.filter((arg) => !arg.startsWith('-')).map((name) => name.replace(/\/$/, ''))
  const unknown = names.filter((name) => !packages.includes(name))
  if (unknown.length > 0)
    throw new StartError(
      `${unknown.join(', ')} is no package of this project: choose from ${packages.join(', ')}`,
    )
  return [...new Set(names)]
}
