import type { ReleaseName } from '../published-release.ts'
import type { RegistryProblem } from '../signed-registry.ts'

/** The registry in the bucket is not taken: not as we sign it, gone, or older than what was in service here. */
export class RegistryFault extends Error {
  override readonly name = 'RegistryFault'
  readonly problem: RegistryProblem | 'older_sequence'

  constructor(problem: RegistryFault['problem']) {
    super(`registry.json ${problem}`)
    this.problem = problem
  }
}

/** A release that the registry names cannot be had from the bucket as it was published. */
export class ReleaseFault extends Error {
  override readonly name = 'ReleaseFault'
  readonly release: ReleaseName
  readonly file: string
  readonly problem: string

  constructor(release: ReleaseName, file: string, problem: string, cause?: unknown) {
    super(`${release.part} ${release.version} ${file} ${problem}`, { cause })
    this.release = { part: release.part, version: release.version }
    this.file = file
    this.problem = problem
  }
}
