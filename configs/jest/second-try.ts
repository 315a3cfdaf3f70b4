import { jest } from '@jest/globals'

// `npm test` gives a failed test one second try and names it (`configs/checks/jest-report.ts`); whoever runs jest by
// hand sees at once that it failed.
if (process.env.SECOND_TRY === '1') jest.retryTimes(1)
