import { bootElementId } from '@lonk/shared-events/boot.ts'
import * as z from 'zod/mini'

const boot = z.record(z.string(), z.unknown())

/** The boot data that a document carries. */
export const bootOf = (html: string): Record<string, unknown> => {
  const found = new RegExp(`<script type="application/json" id="${bootElementId}">(.*?)</script>`, 's').exec(
    html,
  )
  return boot.parse(JSON.parse(found?.[1] ?? 'null'))
}
