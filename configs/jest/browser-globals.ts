// jsdom has no encoders, streams, broadcast channel or hashes; react-router, the bus and sign-up expect a browser's.
import { webcrypto } from 'node:crypto'
import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web'
import { TextDecoder, TextEncoder } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { BroadcastChannel } from 'node:worker_threads'

const missing = {
  TextEncoder,
  TextDecoder,
  ReadableStream,
  WritableStream,
  TransformStream,
  BroadcastChannel,
  structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
}
for (const [name, value] of Object.entries(missing)) {
  if (!(name in globalThis))
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true })
}
if (!('subtle' in globalThis.crypto))
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true })
