import * as z from 'zod/mini'

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']) })),
})

interface Suite {
  readonly specs: readonly z.infer<typeof spec>[]
  readonly suites?: readonly Suite[] | undefined
}

const suite: z.ZodMiniType<Suite> = z.object({
  specs: z.array(spec),
  suites: z.optional(z.lazy(() => z.array(suite))),
})

const report = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  suites: z.array(suite),
})

const specsOf = ({ specs, suites = [] }: Suite): z.infer<typeof spec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/**
 * What Playwright's report of a run says; null where it is not one. A test that passed on its second try has passed.
 */
export const browserReport = (json: unknown) => {
  const read = report.safeParse(json)
  if (!read.success) return null
  const { expected, unexpected, flaky } = read.data.stats
  const unsteady = read.data.suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file} › ${title}`)
  return { passed: expected + flaky, failed: unexpected, unsteady }
}
