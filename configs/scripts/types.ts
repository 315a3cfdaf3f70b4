import { summaryOf } from '../checks/suite-result.ts'
import { checkTypes } from '../checks/types.ts'
import { say } from './say.ts'

const result = await checkTypes()
for (const failure of result.failures) say(`${failure}\n`)
say(summaryOf(result))
process.exitCode = result.failed === 0 ? 0 : 1
