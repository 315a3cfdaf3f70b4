import './nonce.ts'
import { boot } from './boot.ts'
import { report } from './errors/reports.ts'

// Never a skeleton for ever: whatever keeps the site from starting is said in its place.
boot().catch(async (cause: unknown) => {
  report(cause)
  const { showStartFailed } = await import('./errors/start-failed.ts')
  showStartFailed()
})
