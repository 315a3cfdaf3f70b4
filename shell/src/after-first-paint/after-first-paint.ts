import type { StateWriter } from '@lonk/shared-events/state.ts'
import { readBootData } from '../composition/boot-data.ts'
import { report } from '../errors/reports.ts'
import { keepGeolocation } from '../geolocation/keep-geolocation.ts'
import { showOverlays } from '../overlays/overlays.tsx'
import { keepFresh } from '../polling/keep-fresh.ts'
import { startPush } from '../push/start-push.ts'
import { forgetMember } from '../session/forget-member.ts'
import { sendVitals } from '../vitals/send-vitals.ts'
import { keepWithdrawal } from '../withdrawal/keep-withdrawal.ts'

/** A chunk of its own: see start-after-first-paint.ts. */
export const runAfterFirstPaint = (state: StateWriter, userKnown: boolean): void => {
  // Before anything is read that somebody else may have left.
  forgetMember(state, userKnown)
  showOverlays()
  keepFresh(state)
  startPush(state).catch(report)
  keepGeolocation(state)
  keepWithdrawal(state)
  sendVitals(readBootData().shell.version)
}
