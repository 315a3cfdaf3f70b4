import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { Db } from '../../database/connection.ts'
import { deriveKey } from '../../secrets.ts'
import { StartError } from '../../start-error.ts'
import type { PaymentProvider } from './provider.ts'
import { createSandbox } from './sandbox/sandbox.ts'

/** The provider that `PAYMENTS` names. */
export const createPaymentProvider = (config: Config, db: Db, clock: Clock): PaymentProvider => {
  if (config.payments === 'mollie') throw new StartError('PAYMENTS=mollie is not supported yet; use sandbox')
  return createSandbox({
    db,
    now: clock.now,
    secret: deriveKey(config.secrets, 'sandbox-payments'),
    publicUrl: config.publicUrl,
  })
}
