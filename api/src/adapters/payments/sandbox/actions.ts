import type { ProviderStatus } from '../provider.ts'

/** The buttons of the test payment page, and what each makes of the payment. */
export const sandboxActions = {
  pay: 'paid',
  pending: 'pending',
  fail: 'failed',
  cancel: 'canceled',
  expire: 'expired',
} as const satisfies Record<string, ProviderStatus>

export type SandboxAction = keyof typeof sandboxActions

export const isSandboxAction = (value: unknown): value is SandboxAction =>
  typeof value === 'string' && Object.hasOwn(sandboxActions, value)

/** Like a real provider's payments: once decided they stay as they are. */
export const isDecided = (status: ProviderStatus): boolean =>
  status !== 'open' && status !== 'pending' && status !== 'authorized'
