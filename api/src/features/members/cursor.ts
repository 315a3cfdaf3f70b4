/** The last row's place in its order: rank and id. Opaque to clients. */
export type Cursor = [rank: number, id: number]

export const encodeCursor = (place: Cursor): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url')

/** Null for a missing or foreign one: the list then begins at its start. */
export const decodeCursor = (raw: string | undefined): Cursor | null => {
  if (!raw) return null
  try {
    const value: unknown = JSON.parse(Buffer.from(raw, 'base64url').toString())
    const [rank, id] = Array.isArray(value) ? value : []
    return Number.isFinite(rank) && Number.isInteger(id) ? [rank, id] : null
  } catch {
    return null
  }
}
