import type { StateWriter } from '@lonk/shared-events/state.ts'
import { readBootData } from '../composition/boot-data.ts'
import { report } from '../errors/reports.ts'
import { inSteps } from '../start/next-task.ts'

/**
 * A chunk of its own: see start-after-first-paint.ts. Each duty's code runs when its turn comes, in a task of its own:
 * the page can be read by now, and whoever taps it is not to wait for all of them.
 */
export const runAfterFirstPaint = (state: StateWriter, userKnown: boolean): Promise<void> =>
  inSteps([
    // Before anything is read that somebody else may have left.
    async () => {
      const { forgetMember } = await import(/* webpackMode: "eager" */ '../session/forget-member.ts')
      forgetMember(state, userKnown)
    },
    async () => {
      const { showNotices } = await import(/* webpackMode: "eager" */ '../warnings/show-notices.tsx')
      showNotices()
    },
    async () => {
      const { showOverlays } = await import(/* webpackMode: "eager" */ '../overlays/overlays.tsx')
      showOverlays()
    },
    async () => {
      const { keepFresh } = await import(/* webpackMode: "eager" */ '../polling/keep-fresh.ts')
      keepFresh(state)
    },
    async () => {
      const { startPush } = await import(/* webpackMode: "eager" */ '../push/start-push.ts')
      startPush(state).catch(report)
    },
    async () => {
      const { keepGeolocation } = await import(
        /* webpackMode: "eager" */ '../geolocation/keep-geolocation.ts'
      )
      keepGeolocation(state)
    },
    async () => {
      const { keepWithdrawal } = await import(/* webpackMode: "eager" */ '../withdrawal/keep-withdrawal.ts')
      keepWithdrawal(state)
    },
    async () => {
      const { sendVitals } = await import(/* webpackMode: "eager" */ '../vitals/send-vitals.ts')
      sendVitals(readBootData().shell.version)
    },
  ])
