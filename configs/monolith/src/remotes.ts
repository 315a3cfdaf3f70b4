// Stands in for shell/src/composition/remotes.ts: no registry, no federation, one build's own chunks.
import type { PageModule, PageProps, SlotModule } from '@lonk/shared-events/contract.ts'
import { releaseUrl } from '@lonk/shared-events/registry.ts'
import { pages, slots } from 'page-table'
import type { ComponentType } from 'react'
import { loadCatalogue } from '../../../shell/src/language/catalogues.ts'
import { monolithVersion } from './version.ts'

const loaded = new Map<string, PageModule['Page']>()

const withTexts = async <Module>(remote: string, load: (() => Promise<Module>) | undefined) => {
  if (!load) throw new Error(`${remote} has no such part`)
  const [module] = await Promise.all([
    load(),
    loadCatalogue(remote, (locale) => releaseUrl(remote, monolithVersion, `locales/${locale}.json`)),
  ])
  return module
}

export const loadedPage = (remote: string, page: string): ComponentType<PageProps> | undefined =>
  loaded.get(`${remote}/${page}`)

export const loadPage = async (remote: string, page: string): Promise<PageModule['Page']> => {
  const { Page } = await withTexts(remote, pages[`${remote}/${page}`])
  loaded.set(`${remote}/${page}`, Page)
  return Page
}

export const loadSlot = async (remote: string, slot: string): Promise<SlotModule['Slot']> =>
  (await withTexts(remote, slots[`${remote}/${slot}`])).Slot
