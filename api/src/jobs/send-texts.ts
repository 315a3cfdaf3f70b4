import { TextRefused } from '../adapters/texts/text-sender.ts'
import { after, minutes, seconds } from '../clock.ts'
import type { Services } from '../services.ts'
import { claimRows, giveUp, messageKey, noteSent, tryLater, type Waiting } from './outbox-rows.ts'

const share = { topic: 'text', atOnce: 20, lease: minutes(1) } as const
/** As long as the code in it is good (`features/payments/directdebit/otp.ts`): later it would only confuse. */
const worthSending = minutes(10)

/** 2 s, 4 s, 8 s, … up to a minute: somebody waits for it. */
export const textPause = (attempts: number): number => Math.min(seconds(2 ** attempts), minutes(1))

/**
 * Duty: sends the text messages that wait in the outbox, once there is a provider. A row is leased first and sent
 * outside any transaction; a failure makes it wait twice as long as the last time.
 */
export const createTextDuty = (services: Services) => async (): Promise<void> => {
  if (services.texts === null) return
  for (;;) {
    const waiting = await claimRows(services, share)
    await Promise.all(waiting.map((text) => sendOne(services, text)))
    if (waiting.length < share.atOnce) return
  }
}

const sendOne = async (services: Services, text: Waiting): Promise<void> => {
  const { texts, clock, config, log } = services
  const { id, recipient, payload, attempts, created_at } = text
  if (after(created_at, worthSending) <= clock.now()) return giveUp(services, text, 'too late')
  try {
    await texts?.send({ key: messageKey(config.secrets, id), to: recipient, text: payload.text })
    await noteSent(services, text)
  } catch (error) {
    log.warn({ err: error, outbox: id }, 'text message not sent')
    if (error instanceof TextRefused) return giveUp(services, text, error.message)
    await tryLater(services, text, { pause: textPause(attempts), error })
  }
}
