import { registryHead } from '@lonk/shared-api/schemas/registry.ts'
import { skeletonNames } from '@lonk/shared-events/skeleton-names.ts'
import * as z from 'zod/mini'

const faultClass = z.enum(['primary', 'essential', 'regular'])

/** On a phone it has to fit beside its icon. */
const longestMenuLine = 40

export const routeDeclaration = z.object({
  name: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  path: z.string().check(z.regex(/^\/\S*$/)),
  page: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  layout: z.enum(['default', 'chat', 'lander', 'empty']),
  access: z.enum(['everybody', 'members']),
  skeleton: z.enum(skeletonNames),
  firstData: z.optional(z.string().check(z.regex(/^\/api\/\S+$/))),
  fragment: z.optional(z.boolean()),
  render: z.optional(z.literal('request')),
  variants: z.optional(z.array(z.string().check(z.regex(/^[a-z0-9-]+$/)))),
  shares: z.optional(
    z.record(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)), z.number().check(z.nonnegative())),
  ),
  menu: z.optional(
    z.record(
      z.string().check(z.regex(/^[a-z]{2}$/)),
      z.string().check(z.minLength(1), z.maxLength(longestMenuLine)),
    ),
  ),
})

export const slotDeclaration = z.object({
  name: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  faultClass,
  // Optional as a whole: what was published before slots said what opens them is served all the same.
  on: z.optional(z.string().check(z.regex(/^[a-z]+(-[a-z]+)+$/))),
  where: z.optional(
    z.record(z.string().check(z.regex(/^\w+(\.\w+)*$/)), z.union([z.string(), z.number(), z.boolean()])),
  ),
  notOn: z.optional(z.string().check(z.regex(/^\/\S*$/))),
  lasting: z.optional(z.boolean()),
  notice: z.optional(z.enum(['photo', 'bonus'])),
  fragment: z.optional(z.boolean()),
})

/** `remote.json`: a name that it does not know is a typo, and refused. */
export const remoteDescription = z.strictObject({
  $schema: z.optional(z.string()),
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  owner: z.string().check(z.minLength(1)),
  contract: z.string().check(z.regex(/^\^?\d+\.\d+\.\d+$/)),
  faultClass,
  namespaces: z.array(z.string()).check(z.minLength(1)),
  routes: z.array(z.strictObject(routeDeclaration.shape)),
  slots: z.array(z.strictObject(slotDeclaration.shape)),
})

const integrity = z.string().check(z.regex(/^sha(256|384)-[A-Za-z0-9+/=]+$/))
const fileName = z.string().check(z.regex(/^[\w][\w.-]*(\/[\w][\w.-]*)*$/))
const releaseFile = z.object({ file: fileName, integrity })

const shares = z.record(z.string(), z.array(z.string()))

/** `build.json`: what a part's build says about its own output. */
export const buildManifest = z.object({
  entry: fileName,
  integrity,
  files: z.record(z.string(), z.array(releaseFile)),
  // The shell's alone; absent from what was built before it was recorded.
  contract: z.optional(z.string().check(z.regex(/^\d+\.\d+\.\d+$/))),
  shares: z.optional(shares),
})

export const release = z.object({
  // A folder of the store.
  part: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  version: z.string().check(z.regex(/^\d{8}-\d{4}-[0-9a-f]{8}$/)),
  sourceHash: z.string(),
  contract: z.string(),
  entry: fileName,
  integrity,
  owner: z.string(),
  faultClass,
  namespaces: z.array(z.string()),
  routes: z.array(routeDeclaration),
  slots: z.array(slotDeclaration),
  files: z.record(z.string(), z.array(releaseFile)),
  shares: z.optional(shares),
  languages: z.array(z.string()),
  fragments: z.array(z.string()),
  made: z.optional(
    z.object({
      commit: z.nullable(z.string()),
      clean: z.boolean(),
      by: z.string(),
      note: z.optional(z.string()),
      forced: z.optional(z.boolean()),
      overBudget: z.optional(z.boolean()),
    }),
  ),
})

/** `release.json`: the release, and the hash of every other file in its folder. */
export const publishedRelease = z.object({ release, contents: z.record(z.string(), integrity) })

export const registryDocument = z.object({
  ...registryHead.shape,
  parts: z.record(
    z.string(),
    z.object({
      current: release,
      previous: z.array(release),
      canary: z.nullable(z.object({ candidate: release, share: z.number().check(z.gte(0), z.lte(1)) })),
    }),
  ),
})
