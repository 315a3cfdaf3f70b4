import { lateCode, useLateCode } from '@lonk/shared-ui/remote/late-code.ts'

export type LateParts = typeof import('./late-parts.ts')

const lateParts = lateCode(() => import('./late-parts.ts'))

export const loadLateParts = lateParts.load

export const useLateParts = () => useLateCode(lateParts)
