import { bus } from '@lonk/shared-events/bus.ts'

/**
 * Decisions go to the server one after another, as they were made: which one was the last decides what can be
 * taken back. Where one fails the ones behind it are not sent. They go on when the page is left.
 */
export const createSendLine = () => {
  let last: Promise<void> = Promise.resolve()
  let round = 0
  return {
    /** `send` rejects where nothing behind it should go. */
    add: (send: () => Promise<void>, failed: (cause: unknown) => void): void => {
      const mine = round
      const isCurrent = () => mine === round
      last = last.then(async () => {
        if (!isCurrent()) return
        try {
          await send()
        } catch (cause) {
          if (!isCurrent()) return
          round += 1
          failed(cause)
        }
      })
    },
    /** Nothing that waits is sent, and nobody hears how the one under way ended. */
    stop: (): void => {
      round += 1
    },
  }
}

export const sendLine = createSendLine()

bus.on('logged-out').subscribe(sendLine.stop)
