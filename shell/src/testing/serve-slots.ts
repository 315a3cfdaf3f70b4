import type { SlotDeclaration, SlotProps } from '@lonk/shared-events/contract.ts'
import { browserSlot } from '@lonk/shared-events/registry.ts'
import { init } from '@module-federation/enhanced/runtime'
import type { ComponentType } from 'react'
import { setRouteTable } from '../composition/route-table.ts'
import { serving } from './serving.ts'

type Modules = Readonly<Record<string, ComponentType<SlotProps>>>

let modules: Modules = {}

// The federation's own runtime, with the network at its edge: where a browser would run a remote's entry.
init({
  name: 'shell_in_tests',
  remotes: [],
  plugins: [
    {
      name: 'modules-of-tests',
      loadEntry: async () => ({
        init: () => undefined,
        get: (exposed: string) => async () => ({ Slot: modules[exposed.replace('./slots/', '')] }),
      }),
    },
  ],
})

/**
 * For tests: a registry with one remote that brings these slots, each as its `remote.json` declares it, and their
 * modules by name. A module is loaded once in a test file, so a name stands for one module there.
 */
export const serveSlots = (slots: readonly SlotDeclaration[], components: Modules): void => {
  modules = components
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    value: async () => ({ ok: true, json: async () => ({}) }),
  })
  setRouteTable([{ ...serving('test', '/test'), slots: slots.map(browserSlot) }])
}
