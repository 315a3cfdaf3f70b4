import { StartError } from '../../shell/server/start-error.ts'
import { partNames } from '../project.ts'

/** The parts that a command line names; `all` is every part. */
export const partsNamed = (names: readonly string[]): readonly string[] => {
  if (names.includes('all')) {
    const beside = names.filter((name) => name !== 'all')
    if (beside.length > 0)
      throw new StartError(`all is every part: ${beside.join(', ')} beside it means nothing`)
    return partNames
  }
  const unknown = names.filter((name) => !partNames.includes(name))
  if (names.length === 0 || unknown.length > 0) {
    const what = unknown.length > 0 ? `${unknown.join(', ')} is no part of this site` : 'a part is needed'
    throw new StartError(`${what}: choose from ${partNames.join(', ')} or all`)
  }
  return [...new Set(names)]
}
