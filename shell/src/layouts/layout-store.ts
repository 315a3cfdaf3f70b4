import type { LayoutName } from '@lonk/shared-events/contract.ts'
import { createListeners } from '@lonk/shared-events/store.ts'

const isLayout = (value: unknown): value is LayoutName =>
  value === 'default' || value === 'chat' || value === 'lander' || value === 'empty'

const { subscribe, tell } = createListeners()

/** The layout is kept on `<html data-layout>`, put there by the document server for the first page. */
export const layoutStore = {
  get: (): LayoutName => {
    const { layout } = document.documentElement.dataset
    return isLayout(layout) ? layout : 'default'
  },
  set: (layout: LayoutName): void => {
    if (layoutStore.get() === layout) return
    document.documentElement.dataset.layout = layout
    tell()
  },
  subscribe,
}
