import { lateCode, useLateCode } from '@lonk/shared-ui/remote/late-code.ts'

export type LaterParts = typeof import('./later-parts.ts')

const laterParts = lateCode(() => import('./later-parts.ts'))

export const loadLaterParts = laterParts.load

export const useLaterParts = () => useLateCode(laterParts)
