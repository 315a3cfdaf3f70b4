import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

/**
 * For every instance of the federation runtime: what is shared late and did not come is asked for again the next time.
 * The runtime itself keeps the failure for as long as the page lives.
 */
export const failedShares = (): ModuleFederationRuntimePlugin => ({
  name: 'lonk-failed-shares',
  errorLoadShare: ({ pkgName, error, origin }) => {
    if (!error) return
    for (const scope of Object.values(origin.shareScopeMap)) {
      for (const share of Object.values(scope[pkgName] ?? {})) {
        if (!share.lib) share.loading = null
      }
    }
  },
})
