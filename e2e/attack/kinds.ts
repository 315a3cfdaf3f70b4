import { accounts } from './kinds/accounts.ts'
import { crossSite } from './kinds/cross-site.ts'
import { fuzz } from './kinds/fuzz.ts'
import { hiddenActs } from './kinds/hidden-acts.ts'
import { ids } from './kinds/ids.ts'
import { limitsOfMoney } from './kinds/limits-of-money.ts'
import { membership } from './kinds/membership.ts'
import { money } from './kinds/money.ts'
import { pairs } from './kinds/pairs.ts'
import { store } from './kinds/store.ts'
import { unpaidMessages } from './kinds/unpaid-messages.ts'
import { uploads } from './kinds/uploads.ts'
import { visibility } from './kinds/visibility.ts'
import type { Kind } from './suite.ts'

/** By the name that the command takes. */
export const kinds: Readonly<Record<string, Kind>> = {
  ids,
  visibility,
  money,
  limits: limitsOfMoney,
  messages: unpaidMessages,
  'cross-site': crossSite,
  uploads,
  accounts,
  membership,
  pairs,
  hidden: hiddenActs,
  fuzz,
  store,
}
