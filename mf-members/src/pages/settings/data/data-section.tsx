import { Section } from '../parts/section.tsx'
import { ExportGroup } from './export-group.tsx'
import { LeaveGroup } from './leave/leave-group.tsx'
import { PauseGroup } from './pause-group.tsx'

/** What is the member's own: a copy of it, some time away, and the way out. */
export const DataSection = () => (
  <Section name="data">
    <ExportGroup />
    <PauseGroup />
    <LeaveGroup />
  </Section>
)
