import { createStore } from '../store.ts'

const key = 'mf-chat.enter-sends'

const kept = (): boolean => {
  try {
    return localStorage.getItem(key) !== 'no'
  } catch {
    return true
  }
}

const store = createStore(kept())

/** Whether Enter sends and Shift+Enter starts a new line, or the other way round; a choice of this browser. */
export const enterSends = {
  get: store.get,
  subscribe: store.subscribe,
  set: (sends: boolean): void => {
    store.set(sends)
    try {
      localStorage.setItem(key, sends ? 'yes' : 'no')
    } catch {
      // Where the browser keeps nothing, the choice holds as long as the page.
    }
  },
}
