import type { LayoutName } from '@lonk/shared-events/contract.ts'

const isLayout = (value: unknown): value is LayoutName =>
  value === 'default' || value === 'chat' || value === 'lander' || value === 'empty'

const listeners = new Set<() => void>()

/** The layout stands on `<html data-layout>`, put there by the document server for the first page. */
export const layoutStore = {
  get: (): LayoutName => {
    const { layout } = document.documentElement.dataset
    return isLayout(layout) ? layout : 'default'
  },
  set: (layout: LayoutName): void => {
    if (layoutStore.get() === layout) return
    document.documentElement.dataset.layout = layout
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
