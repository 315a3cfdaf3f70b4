import { enterChoice } from '@lonk/shared-events/storage-register.ts'
import { createStore } from '@lonk/shared-events/store.ts'
import { createStored } from '@lonk/shared-events/stored.ts'
import { hasKeyboard } from '../parts/has-keyboard.ts'

const stored = createStored<boolean>(enterChoice, {
  read: (text) => text !== 'no',
  write: (sends) => (sends ? 'yes' : 'no'),
})

/** `preset` holds until the member has chosen; a keyboard may come and go. */
export const createEnterSends = (preset: () => boolean) => {
  const choice = createStore(stored.get())
  return {
    get: () => choice.get() ?? preset(),
    subscribe: choice.subscribe,
    set: (sends: boolean): void => {
      // Where the browser keeps nothing, the choice lasts as long as the page.
      choice.set(sends)
      stored.set(sends)
    },
  }
}

/**
 * Whether Enter sends and Shift+Enter starts a new line, or the other way round; a choice of this browser. The keys
 * on a screen have no Shift+Enter: there Enter starts the line, and the button sends.
 */
export const enterSends = createEnterSends(hasKeyboard)
