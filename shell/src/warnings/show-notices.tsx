import { mountPoints } from '@lonk/shared-events/boot.ts'
import { renderInto } from '../overlays/mount-point.tsx'
import { carriedNotices, Warnings } from './warnings.tsx'

/** The notices beside the page; those that the document carries come to life. */
export const showNotices = (): void =>
  renderInto(mountPoints.warnings, <Warnings carried={carriedNotices()} />)
