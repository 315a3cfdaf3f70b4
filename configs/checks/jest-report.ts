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
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), invocations: z.optional(z.nullable(z.int())) }),
      ),
    }),
  ),
})

/** Jest's words for a process that a signal ended, which is no verdict about the file that it was running. */
const endedBySignal =
  /A jest worker process \(pid=\d+\) was terminated by another process: signal=SIG(SEGV|BUS|ILL|ABRT|TRAP)/

/**
 * What jest's report of a run says; null where it is not one. A file that cannot be loaded counts as a failed test;
 * `crashed` are those of them whose process the machine ended.
 */
export const jestReport = (json: unknown) => {
  const read = report.safeParse(json)
  if (!read.success) return null
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = read.data
  const unsteady = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, invocations }) => status === 'passed' && (invocations ?? 1) > 1)
      .map(({ fullName }) => `${relative(projectRoot, name)} › ${fullName}`),
  )
  const crashed = testResults.filter(({ message }) => endedBySignal.test(message)).map(({ name }) => name)
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, unsteady, crashed }
}
