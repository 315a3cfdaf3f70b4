import type { DiscountCode } from '@lonk/shared-api/schemas/order.ts'
import { useEffect, useState } from 'react'
import { keepChoice, keptChoice } from '../kept-choice.ts'
import { useRunning } from '../products/use-running.ts'
import { useCode } from './discount.resource.ts'
import { useRefusalText } from './use-refusal-text.ts'

/** The one discount that counts, and what a member can do about it. */
export interface Discounting {
  /** Null where none runs. */
  readonly code: DiscountCode | null
  readonly isWelcome: boolean
  /** What was typed last; it stays when it is refused. */
  readonly typed: string
  readonly busy: boolean
  readonly refusal: string | null
  readonly apply: (code: string) => void
  readonly remove: () => void
  /** The welcome discount was taken away, and still runs. */
  readonly restore: (() => void) | null
  /** The order was refused for its code: it no longer counts. */
  readonly refused: (cause: unknown) => void
}

/** No code has a space in it; whoever copies one often copies some along. */
const withoutSpaces = (text: string): string => text.replace(/\s+/g, '')

/**
 * The code that a member brought, else the welcome discount unless they took it away. Never both. A code of their own is
 * kept from the bundles to the checkout and asked for anew there, because it may not count for every bundle.
 * `given` is the welcome discount, as the bundles came with it.
 */
export const useDiscount = (given: DiscountCode | null | undefined, bundleId?: number): Discounting => {
  const refusalText = useRefusalText()
  const [typed, setTyped] = useState(() => keptChoice().code ?? null)
  // Only as long as the page is open: nobody loses it by a slip.
  const [without, setWithout] = useState(false)
  const [orderRefusal, setOrderRefusal] = useState<string | null>(null)
  const asked = useCode(orderRefusal === null ? typed : null, bundleId)
  const own = useRunning(asked.data)
  const running = useRunning(given)
  const welcome = without ? null : running
  const counts = asked.isSuccess && own !== null

  useEffect(() => {
    if (counts) keepChoice({ code: typed ?? undefined })
  }, [counts, typed])

  const apply = (text: string) => {
    const code = withoutSpaces(text)
    setOrderRefusal(null)
    setTyped(code)
    if (code === typed && orderRefusal === null) void asked.refetch()
  }

  const remove = () => {
    setOrderRefusal(null)
    if (own) {
      setTyped(null)
      keepChoice({ code: undefined })
      return
    }
    setWithout(true)
  }

  const refused = (cause: unknown) => {
    remove()
    setTyped(own?.code ?? null)
    setOrderRefusal(refusalText(cause))
  }

  return {
    code: own ?? welcome,
    isWelcome: own === null,
    typed: typed ?? '',
    busy: asked.isFetching,
    refusal: orderRefusal ?? (asked.error ? refusalText(asked.error) : null),
    apply,
    remove,
    restore: without && running && !own && orderRefusal === null ? () => setWithout(false) : null,
    refused,
  }
}
