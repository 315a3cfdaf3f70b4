// Stands in for shell/src/composition/slot.tsx: a slot is a component of the one tree, not a parcel.
import type { SlotProps } from '@lonk/shared-events/contract.ts'
import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { Boundary } from '../../../shell/src/composition/boundary.tsx'
import { slotOwner } from '../../../shell/src/composition/route-table.ts'
import { report } from '../../../shell/src/errors/reports.ts'
import { loadSlot } from './remotes.ts'

interface SlotHostProps extends SlotProps {
  readonly name: string
}

export const SlotHost = ({ name, ...props }: SlotHostProps) => {
  const remote = slotOwner(name)?.remote
  const [Slot, setSlot] = useState<ComponentType<SlotProps> | null>(null)
  useEffect(() => {
    if (remote) loadSlot(remote, name).then((found) => setSlot(() => found), report)
  }, [remote, name])
  return (
    <Boundary onFailed={report} fallback={() => null}>
      <Suspense>{Slot && <Slot {...props} />}</Suspense>
    </Boundary>
  )
}
