/**
 * The emoji of the composer's panel, in rows of ten: faces, hearts and hands, people, food and drink, outdoors. A
 * small fixed set of our own: a whole library with its data in eleven languages would weigh more than the chat.
 */
export const emoji: readonly string[] = [
  ...['😀', '😄', '😁', '😂', '🤣', '😊', '🙂', '😉', '😍', '🥰'],
  ...['😘', '😜', '🤪', '😇', '🤗', '🤭', '🤫', '🤔', '😏', '😎'],
  ...['🥳', '🤩', '😅', '😳', '🙈', '😌', '😴', '😢', '😭', '😤'],
  ...['😱', '😬', '🙄', '🤷', '🤦', '💪', '🙏', '👏', '🙌', '👋'],
  ...['👍', '👎', '👌', '🤞', '✌️', '🤝', '🫶', '❤️', '🧡', '💛'],
  ...['💚', '💙', '💜', '🖤', '💕', '💖', '💘', '💋', '🔥', '✨'],
  ...['🎉', '🎁', '🎈', '🌹', '🌻', '🌸', '☀️', '🌈', '🌙', '⭐'],
  ...['☕', '🍷', '🍺', '🥂', '🍕', '🍝', '🍰', '🍫', '🍓', '🍿'],
]

export const columns = 10
