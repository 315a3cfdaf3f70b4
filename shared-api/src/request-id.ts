/** Under this name a document, the calls made for it and their lines in both logs are found together. */
export const requestIdHeader = 'x-request-id'

/** A UUID, or the same without dashes, as nginx makes them. */
const pattern = /^[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/

/** The id that a request brings, or null: anything else could write lines of its own into a log. */
export const givenRequestId = (
  headers: Readonly<Record<string, string | string[] | undefined>>,
): string | null => {
  const given = headers[requestIdHeader]
  return typeof given === 'string' && pattern.test(given) ? given : null
}
