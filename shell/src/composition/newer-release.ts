import { type Bus, bus as siteBus } from '@lonk/shared-events/bus.ts'

const key = 'lonk.release'

interface Watched {
  /** Sequence of the registry that this page was made from. */
  readonly own: number
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly bus: Bus
}

/**
 * An open page runs what its document came with. Once there is a newer registry, the next other page is fetched as a
 * document, with everything that was released since: at that moment nothing is open that could be lost.
 */
export const createReleaseWatch = ({ own, storage, bus }: Watched) => {
  let newest = own
  bus.on('release-published').subscribe(({ sequence }) => {
    newest = Math.max(newest, sequence)
  })
  return {
    /** Whether to leave this page's release on the way to `path`. Says yes once for each release. */
    leaveFor: (path: string, from: string): boolean => {
      if (newest <= own || path.replace(/[?#].*/, '') === from) return false
      try {
        // A document server that is behind would answer with the old release each time.
        if (Number(storage.getItem(key)) >= newest) return false
        storage.setItem(key, String(newest))
        return true
      } catch {
        return false
      }
    },
  }
}

let watch: ReturnType<typeof createReleaseWatch> | null = null

/** Called once at the start, with what the document says it was made from. */
export const watchReleases = (own: number): void => {
  // Reading `sessionStorage` itself throws where storage is denied.
  const storage: Watched['storage'] = {
    getItem: (name) => sessionStorage.getItem(name),
    setItem: (name, value) => sessionStorage.setItem(name, value),
  }
  watch = createReleaseWatch({ own, storage, bus: siteBus })
}

/** True where the browser is fetching `path` as a document, because something was released since this page came. */
export const leftForNewerRelease = (path: string): boolean => {
  if (!watch?.leaveFor(path, location.pathname)) return false
  location.assign(path)
  return true
}
