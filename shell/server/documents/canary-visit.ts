import type { RegistryDocument } from '@lonk/shared-events/registry.ts'
import { canaryCookie } from '@lonk/shared-events/storage-register.ts'
import { canaryNumberOf, hasCanary, newCanaryNumber } from '../registry/canary.ts'
import type { Visitor } from '../visitor.ts'

/** While some part has a candidate, each visitor keeps one number; otherwise there is no such cookie. */
export const canaryVisit = (document: RegistryDocument, visitor: Visitor) => {
  if (!hasCanary(document)) return { number: null, setCookies: [] }
  const known = canaryNumberOf(visitor.cookies.get(canaryCookie.key))
  if (known !== null) return { number: known, setCookies: [] }
  const number = newCanaryNumber()
  const secure = visitor.https ? '; Secure' : ''
  return {
    number,
    setCookies: [
      `${canaryCookie.key}=${number}; Path=/; Max-Age=${canaryCookie.days * 86_400}; HttpOnly; SameSite=Lax${secure}`,
    ],
  }
}
