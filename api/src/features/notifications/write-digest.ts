import type { Config } from '../../config.ts'
import { renderLetter } from '../../core/mail/letter.ts'
import type { NoticeKind } from '../../database/schema/notifications.ts'
import type { OutboxPayload } from '../../database/schema/system.ts'
import { notificationTexts } from './texts.ts'
import { unsubscribeUrl } from './unsubscribe-token.ts'

export type News = { kind: NoticeKind | 'visit'; fictional: boolean; count: number }

type Reader = {
  userId: number
  email: string
  name: string
  language: string
  siteName: string
  fictionalLabel: string
}

const order: readonly News['kind'][] = ['message', 'match', 'like', 'visit']

/**
 * The mail about news: how many of what, never from whom or about what, because a mailbox has other readers. What a
 * fictional profile has sent says so.
 */
export const writeDigest = (
  config: Pick<Config, 'publicUrl' | 'secrets'>,
  reader: Reader,
  news: readonly News[],
): OutboxPayload => {
  const text = notificationTexts(reader.language)
  const lines = order.flatMap((kind) =>
    news
      .filter((one) => one.kind === kind && one.count > 0)
      .sort((a, b) => Number(a.fictional) - Number(b.fictional))
      .map(({ count, fictional }) => {
        const line = text(`digest.${kind}`, { count })
        return fictional ? `${line} (${reader.fictionalLabel})` : line
      }),
  )
  const site = { site: reader.siteName }
  const onlyLikes = news.every(({ kind, count }) => count === 0 || kind === 'like' || kind === 'match')
  return renderLetter({
    subject: text('digest.subject', site),
    paragraphs: [text('digest.greeting', { name: reader.name }), ...lines],
    action: {
      label: text('digest.action', site),
      url: `${config.publicUrl}${onlyLikes ? '/likes' : '/chats'}`,
    },
    footer: text('digest.footer', site),
    siteName: reader.siteName,
    language: reader.language,
    unsubscribe: {
      label: text('digest.unsubscribe'),
      url: unsubscribeUrl(config.publicUrl, config.secrets, reader),
    },
  })
}
