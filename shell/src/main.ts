import './nonce.ts'
import { boot } from './boot.ts'
import { onceShown } from './composition/once-shown.ts'
import { report } from './errors/reports.ts'

// Never a skeleton for ever: whatever keeps the site from starting is said in its place.
onceShown()
  .then(boot)
  .catch(async (cause: unknown) => {
    report(cause)
    const { showStartFailed } = await import('./errors/start-failed.ts')
    showStartFailed()
  })
