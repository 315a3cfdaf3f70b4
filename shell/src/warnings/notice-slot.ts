import type { SlotNotice } from '@lonk/shared-events/contract.ts'
import { bringsNotice } from '@lonk/shared-events/notices.ts'
import { type SlotRow, slotRows } from '../composition/route-table.ts'

/** The slot that is a notice's inside, or undefined where no remote brings it. */
export const noticeSlot = (notice: SlotNotice): SlotRow | undefined =>
  slotRows().find((slot) => bringsNotice(slot, notice))
