import { createStore } from '@lonk/shared-events/store.ts'
import { hasKeyboard } from '../parts/has-keyboard.ts'

const key = 'mf-chat.enter-sends'

/** `preset` holds until the member has chosen; a keyboard may come and go. */
export const createEnterSends = (storage: () => Storage, preset: () => boolean) => {
  const kept = (): boolean | null => {
    try {
      const chosen = storage().getItem(key)
      return chosen === null ? null : chosen !== 'no'
    } catch {
      return null
    }
  }
  const choice = createStore(kept())
  return {
    get: () => choice.get() ?? preset(),
    subscribe: choice.subscribe,
    set: (sends: boolean): void => {
      choice.set(sends)
      try {
        storage().setItem(key, sends ? 'yes' : 'no')
      } catch {
        // Where the browser keeps nothing, the choice holds as long as the page.
      }
    },
  }
}

/**
 * Whether Enter sends and Shift+Enter starts a new line, or the other way round; a choice of this browser. The keys
 * on a screen have no Shift+Enter: there Enter starts the line, and the button sends.
 */
export const enterSends = createEnterSends(() => localStorage, hasKeyboard)
