/**
 * Bytes by key, as many as fit; what was asked for longest ago makes room. What would take a quarter of the room for
 * itself is not kept.
 */
export const createKeptBytes = (room: number) => {
  const kept = new Map<string, Buffer>()
  let used = 0

  const drop = (key: string): void => {
    used -= kept.get(key)?.length ?? 0
    kept.delete(key)
  }

  return {
    get: (key: string): Buffer | undefined => {
      const bytes = kept.get(key)
      if (!bytes) return undefined
      // A map keeps the order of insertion: the first is the one that was asked for longest ago.
      kept.delete(key)
      kept.set(key, bytes)
      return bytes
    },
    set: (key: string, bytes: Buffer): void => {
      if (bytes.length > room / 4) return
      drop(key)
      kept.set(key, bytes)
      used += bytes.length
      for (const oldest of kept.keys()) {
        if (used <= room) return
        drop(oldest)
      }
    },
  }
}
