// jsdom has no encoders, streams or broadcast channel; react-router and the bus expect a browser's.
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
