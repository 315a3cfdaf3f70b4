export type MessagePrices = {
  message_credits: number
  photo_credits: number
  /** 0 makes messages to fictional profiles free; anything else has no meaning: same price for both. */
  fictional_message_costs: number | null
}

export type Chargeable =
  | { type: 'text' | 'icebreaker' | 'photo' }
  /** A gift's own price; a text of at most 200 characters comes with it for free. */
  | { type: 'gift'; gift_credits: number }

export const giftTextLength = 200

/** The charge table of `docs/api.md` 2.4: what its sender pays, whoever began the conversation. */
export const chargeFor = (message: Chargeable, prices: MessagePrices, toFictional: boolean): number => {
  if (message.type === 'gift') return message.gift_credits
  if (toFictional && prices.fictional_message_costs === 0) return 0
  return message.type === 'photo' ? prices.photo_credits : prices.message_credits
}
