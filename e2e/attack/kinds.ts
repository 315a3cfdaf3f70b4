import { crossSite } from './kinds/cross-site.ts'
import { limitsOfMoney } from './kinds/limits-of-money.ts'
import { money } from './kinds/money.ts'
import { unpaidMessages } from './kinds/unpaid-messages.ts'
import { uploads } from './kinds/uploads.ts'
import type { Kind } from './suite.ts'

/** By the name that the command takes. */
export const kinds: Readonly<Record<string, Kind>> = {
  money,
  limits: limitsOfMoney,
  messages: unpaidMessages,
  'cross-site': crossSite,
  uploads,
}
