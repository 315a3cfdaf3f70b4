import { later } from '@lonk/shared-ui/remote/later.tsx'

// One chunk for all of them: each further one costs a request, and its hash a place in the remote's entry.

/** Beside a conversation where there is room; a phone never fetches it to show. */
export const ConversationList = later(
  async () =>
    (
      await import(
        /* webpackChunkName: "conversation-late" */ '../../conversation-list/conversation-list.tsx'
      )
    ).ConversationList,
)

/** Menus open after the conversation is there. */
export const ConversationMenu = later(
  async () =>
    (await import(/* webpackChunkName: "conversation-late" */ './header/conversation-menu.tsx'))
      .ConversationMenu,
)
export const MessageMenu = later(
  async () =>
    (await import(/* webpackChunkName: "conversation-late" */ './messages/message-menu.tsx')).MessageMenu,
)

/** Above the oldest message, out of sight. */
export const OlderMessages = later(
  async () =>
    (await import(/* webpackChunkName: "conversation-late" */ './messages/older-messages.tsx')).OlderMessages,
)

/**
 * Nothing was said yet; something is unread; the other side is writing; a photo is looked at; or the member reads
 * further up.
 */
export const FirstWords = later(
  async () =>
    (await import(/* webpackChunkName: "conversation-late" */ './messages/first-words.tsx')).FirstWords,
)
export const PhotoViewer = later(
  async () =>
    (await import(/* webpackChunkName: "conversation-late" */ './messages/photo-viewer.tsx')).PhotoViewer,
)
export const UnreadLine = later(
  async () =>
    (await import(/* webpackChunkName: "conversation-late" */ './messages/unread-line.tsx')).UnreadLine,
)
export const TypingBubble = later(
  async () =>
    (await import(/* webpackChunkName: "conversation-late" */ './messages/typing-bubble.tsx')).TypingBubble,
)
export const ToNewest = later(
  async () => (await import(/* webpackChunkName: "conversation-late" */ './messages/to-newest.tsx')).ToNewest,
)

/** Few texts come near their limit. */
export const LengthCounter = later(
  async () =>
    (await import(/* webpackChunkName: "conversation-late" */ './composer/length-counter.tsx')).LengthCounter,
)

/** Few conversations fail, refuse or ask. */
export const ThreadFailure = later(
  async () =>
    (await import(/* webpackChunkName: "conversation-late" */ './thread-failure.tsx')).ThreadFailure,
)
export const FailedMessage = later(
  async () =>
    (await import(/* webpackChunkName: "conversation-late" */ './messages/failed-message.tsx')).FailedMessage,
)
export const NextMessageNotice = later(
  async () =>
    (await import(/* webpackChunkName: "conversation-late" */ './composer/next-message-notice.tsx'))
      .NextMessageNotice,
)
export const FictionalConsent = later(
  async () =>
    (await import(/* webpackChunkName: "conversation-late" */ './composer/fictional-consent.tsx'))
      .FictionalConsent,
)

/** Beside the field, only for those who send more than words. */
export const ComposerTools = later(
  async () =>
    (await import(/* webpackChunkName: "conversation-late" */ './composer/composer-tools.tsx')).ComposerTools,
)
export const GiftDrawing = later(
  async () => (await import(/* webpackChunkName: "gifts" */ '../../gifts/gift-drawing.tsx')).GiftDrawing,
)
