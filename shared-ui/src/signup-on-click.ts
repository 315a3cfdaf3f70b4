import { bus } from '@lonk/shared-events/bus.ts'
import type { EventPayload } from '@lonk/shared-events/event-table.ts'
import type { MouseEvent } from 'react'

/**
 * For a link to the sign-up page: a plain click asks the shell to sign up, which shows the page, the modal or the
 * members (docs/product.md, point 2). It stays a link without script and for a new tab.
 * @example
 * <LinkButton to={linkTo('signup')} onClick={signupOnClick()}>{t('signup')}</LinkButton>
 */
export const signupOnClick =
  (request: EventPayload<'signup-requested'> = {}) =>
  (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    bus.publish('signup-requested', request)
  }
