import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { Db } from '../../database/connection.ts'
import { deriveKey } from '../../secrets.ts'
import { StartError } from '../../start-error.ts'
import { createMollie } from './mollie/mollie.ts'
import type { PaymentProvider } from './provider.ts'
import { createSandbox } from './sandbox/sandbox.ts'

/** The provider that `PAYMENTS` names. */
export const createPaymentProvider = (config: Config, db: Db, clock: Clock): PaymentProvider => {
  const { publicUrl } = config
  if (config.payments === 'mollie') {
    if (!config.mollieKey) throw new StartError('PAYMENTS=mollie needs MOLLIE_KEY')
    return createMollie({ apiKey: config.mollieKey, url: config.mollieUrl, publicUrl })
  }
  return createSandbox({
    db,
    now: clock.now,
    secret: deriveKey(config.secrets, 'sandbox-payments'),
    publicUrl,
  })
}
