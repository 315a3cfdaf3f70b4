import { relative } from 'node:path'
import * as z from 'zod/mini'
import { projectRoot } from '../project.ts'

const report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numRuntimeErrorTestSuites: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), invocations: z.optional(z.nullable(z.int())) }),
      ),
    }),
  ),
})

/** What jest's report of a run says; null where it is not one. A file that cannot be loaded counts as a failed test. */
export const jestReport = (json: unknown) => {
  const read = report.safeParse(json)
  if (!read.success) return null
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = read.data
  const unsteady = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, invocations }) => status === 'passed' && (invocations ?? 1) > 1)
      .map(({ fullName }) => `${relative(projectRoot, name)} › ${fullName}`),
  )
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, unsteady }
}
