interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly links: readonly string[]
}

const isOutbox = (value: unknown): value is { items: Mail[] } =>
  typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items)

/** What the site sent to an address, newest first; a mail is there as soon as the call that caused it answered. */
export const outboxOf = (address: string) => ({
  to: async (recipient: string): Promise<readonly Mail[]> => {
    const answer = await fetch(`${address}/dev/outbox.json?to=${encodeURIComponent(recipient)}`)
    const body: unknown = await answer.json()
    if (!isOutbox(body)) throw new Error(`the outbox answered ${answer.status}`)
    return body.items
  },
})
