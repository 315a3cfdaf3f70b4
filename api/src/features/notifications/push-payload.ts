import type { NoticeKind } from '../../database/schema/notifications.ts'
import { notificationTexts } from './texts.ts'

/** What the service worker shows. No name, no text of a message, no niche: a lock screen has other readers. */
export type PushPayload = {
  kind: NoticeKind | 'offer'
  title: string
  body: string
  url: string
  /** Replaces the notification shown before under the same tag. */
  tag: string
  /** Unread messages and new likes, for the app's badge. */
  badge: number
  fictional: boolean
}

type News = {
  kind: NoticeKind
  /** Everything of this push is from fictional profiles. */
  fictional: boolean
  language: string
  siteName: string
  fictionalLabel: string
  badge: number
}

const urls = { message: '/chats', like: '/likes', match: '/likes/matches' } as const

export const pushPayload = (news: News): PushPayload => {
  const body = notificationTexts(news.language)(`push.${news.kind}`)
  return {
    kind: news.kind,
    title: news.siteName,
    body: news.fictional ? `${body} (${news.fictionalLabel})` : body,
    url: urls[news.kind],
    tag: news.kind,
    badge: news.badge,
    fictional: news.fictional,
  }
}
