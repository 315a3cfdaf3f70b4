import { type Bus, bus as siteBus } from '@lonk/shared-events/bus.ts'
import { followedRelease } from '@lonk/shared-events/storage-register.ts'
import { asNumber, createStored } from '@lonk/shared-events/stored.ts'

/** Sequence of the newest registry that a page of this tab was left for. */
const followed = createStored(followedRelease, asNumber)

interface Watched {
  /** Sequence of the registry that this page was made from. */
  readonly own: number
  readonly bus: Bus
}

/**
 * An open page runs what its document came with. Once there is a newer registry, the next other page is fetched as a
 * document, with everything that was released since: at that moment nothing is open that could be lost.
 */
export const createReleaseWatch = ({ own, bus }: Watched) => {
  let newest = own
  bus.on('release-published').subscribe(({ sequence }) => {
    newest = Math.max(newest, sequence)
  })
  return {
    /** Whether to leave this page's release on the way to `path`. Says yes once for each release. */
    leaveFor: (path: string, from: string): boolean => {
      if (newest <= own || path.replace(/[?#].*/, '') === from) return false
      // A document server that is behind would answer with the old release each time: so never without storage.
      if (Number(followed.get()) >= newest) return false
      return followed.set(newest)
    },
  }
}

let watch: ReturnType<typeof createReleaseWatch> | null = null

/** Called once at the start, with what the document says it was made from. */
export const watchReleases = (own: number): void => {
  watch = createReleaseWatch({ own, bus: siteBus })
}

/** True where the browser is fetching `path` as a document, because something was released since this page came. */
export const leftForNewerRelease = (path: string): boolean => {
  if (!watch?.leaveFor(path, location.pathname)) return false
  location.assign(path)
  return true
}
