import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SlotDeclaration } from '@lonk/shared-events/contract.ts'
import { projectRoot, remotesIn } from '../project.ts'
import { checkedRemoteDescription } from '../remote-description.ts'

/** What a slot's props are typed by, where that is not what opens it; null where it is. */
export const propsProblem = ({ name, on }: SlotDeclaration, source: string): string | null => {
  const [, typedBy] = /\bSlotProps<'([a-z-]+)'>/.exec(source) ?? []
  if (typedBy === on) return null
  return `the slot ${name} opens on ${on ?? 'no event'}, its SlotProps are ${typedBy ? `those of ${typedBy}` : 'typed by none'}`
}

/** Slots of the project that take another event for what opens them than their `remote.json` says. */
export const slotPropsProblems = (
  root: string = projectRoot,
  remotes: readonly string[] = remotesIn(root),
): readonly string[] =>
  remotes.flatMap((remote) =>
    checkedRemoteDescription(remote, root).slots.flatMap((slot) => {
      const file = join(root, remote, `src/slots/${slot.name}/${slot.name}.slot.tsx`)
      const problem = existsSync(file)
        ? propsProblem(slot, readFileSync(file, 'utf8'))
        : `the slot ${slot.name} has no module`
      return problem ? [`${remote}: ${problem}`] : []
    }),
  )
