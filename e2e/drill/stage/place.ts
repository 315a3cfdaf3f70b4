import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '@lonk/configs/project.ts'
import { freePort } from '@lonk/shared-api/testing/free-port.ts'

/** Where everything of one drill lies and listens. */
export interface Place {
  readonly folder: string
  /** What processes write, kept after the drill until the next one. */
  readonly logs: string
  readonly registry: string
  readonly photos: string
  /** `https`: what members see. `apis`: the one address of all processes of the API. */
  readonly ports: {
    readonly http: number
    readonly https: number
    readonly apis: number
    readonly api: readonly [number, number, number]
    readonly documents: readonly [number, number]
  }
  readonly publicUrl: string
}

export const makePlace = async (): Promise<Place> => {
  const folder = await mkdtemp(join(tmpdir(), 'lonk-drill-'))
  // The proxy's workers may be somebody else.
  await chmod(folder, 0o755)
  const logs = join(projectRoot, '.cache/drill')
  await rm(logs, { recursive: true, force: true })
  for (const each of [logs, join(folder, 'registry'), join(folder, 'photos')])
    await mkdir(each, { recursive: true })
  const ports = {
    http: await freePort(),
    https: await freePort(),
    apis: await freePort(),
    api: [await freePort(), await freePort(), await freePort()],
    documents: [await freePort(), await freePort()],
  } as const
  return {
    folder,
    logs,
    registry: join(folder, 'registry'),
    photos: join(folder, 'photos'),
    ports,
    publicUrl: `https://localhost:${ports.https}`,
  }
}
