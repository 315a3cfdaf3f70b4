import { bus } from '@lonk/shared-events/bus.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'

interface ShareWords {
  readonly copied: string
  /** Where nothing may be copied: the address itself, to be copied by hand. */
  readonly byHand: (address: string) => string
}

/** Gives the address of a profile to the device's own way of sharing; where there is none, it is copied. */
export const shareProfile = async (
  { id, name }: { readonly id: number; readonly name: string },
  { copied, byHand }: ShareWords,
): Promise<void> => {
  const url = new URL(linkTo('members-id', { id }), location.href).href
  if ('share' in navigator) {
    try {
      return await navigator.share({ title: name, url })
    } catch (cause) {
      // Closing the device's own list is an answer too.
      if (cause instanceof Error && cause.name === 'AbortError') return
    }
  }
  const text = await navigator.clipboard.writeText(url).then(
    () => copied,
    () => byHand(url),
  )
  bus.publish('toast-requested', { text, tone: text === copied ? 'success' : 'info' })
}
