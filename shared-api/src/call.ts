/**
 * One call of the HTTP contract, as the browser needs it: where it goes and, as types only, what it carries.
 *
 * A call has two files. `calls/<group>/<name>.ts` holds this small literal (some forty bytes in a bundle, shaken
 * off where unused) and imports its schemas as types alone, so that a page which calls it ships no zod.
 * `calls/<group>/<name>.schema.ts` holds the zod/mini schemas, and the `Contract` that the server, the OpenAPI
 * document and the tests read. A browser form imports its request schema from there, and nothing else does.
 */
export type Call<Input, Answer> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path and, where `docs/api.md` 2.3 names one, the query that selects the operation. */
  readonly path: string
  /** The client sends an Idempotency-Key, the same one on every retry; the server demands it. */
  readonly idempotent?: true
  /** The client keeps the last answer with its ETag and asks with If-None-Match. */
  readonly etag?: true
  /** A multipart form: the input's fields, and the file that `CallOptions.file` brings. */
  readonly upload?: true
  /** Never present: carries the two types. */
  readonly types?: { readonly input: Input; readonly answer: Answer }
}

/** For calls without any input: `call(getMe)`. */
export type NoInput = Record<string, never>
