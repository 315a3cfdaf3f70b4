import './nonce.ts'
import { onceShown } from './composition/once-shown.ts'
import { report } from './errors/reports.ts'
import { nextTask } from './start/next-task.ts'
import { reactDomClient } from './start/react-dom-client.ts'
import { runFirstCode } from './start/run-code.ts'

const start = async (): Promise<void> => {
  // The start itself fails where it does not come.
  reactDomClient().catch(() => undefined)
  await onceShown()
  await runFirstCode()
  await nextTask()
  const { boot } = await import(/* webpackMode: "eager" */ './boot.ts')
  await nextTask()
  await boot()
}

// Never a skeleton for ever: whatever keeps the site from starting is said in its place.
start().catch(async (cause: unknown) => {
  report(cause)
  const { showStartFailed } = await import('./errors/start-failed.ts')
  showStartFailed()
})
