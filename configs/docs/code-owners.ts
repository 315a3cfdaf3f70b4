import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot, remoteNames } from '../project.ts'
import { checkedRemoteDescription } from '../remote-description.ts'

/** Where GitHub and GitLab look for it, of the places that both know the one below docs. */
export const codeOwnersFile = join(projectRoot, 'docs/CODEOWNERS')

interface Owned {
  readonly remote: string
  readonly owner: string
  /** Whether it has browser walks of its own, in `e2e`. */
  readonly walks: boolean
}

/** Who is asked to review a change where: the same owner that a release carries. Of two lines the later one counts. */
export const codeOwners = (remotes: readonly Owned[]): string =>
  [
    '# Made by `npm run docs` from `owner` of each remote.json. Owners are teams of the organisation `lonk`.',
    '* @lonk/platform',
    ...remotes.flatMap(({ remote, owner, walks }) => [
      `/${remote}/ @lonk/${owner}`,
      ...(walks ? [`/e2e/${walksOf(remote)}/ @lonk/${owner}`] : []),
    ]),
    '',
  ].join('\n')

const walksOf = (remote: string): string => remote.replace(/^mf-/, '')

export const writeCodeOwners = (): string =>
  codeOwners(
    remoteNames.map((remote) => {
      const walks = existsSync(join(projectRoot, 'e2e', walksOf(remote)))
      return { remote, owner: checkedRemoteDescription(remote).owner, walks }
    }),
  )
