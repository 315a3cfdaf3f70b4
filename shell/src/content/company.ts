import { getCompanyInfo } from '@lonk/shared-api/calls/content/companyinfo.ts'
import { api } from '@lonk/shared-api/client.ts'
import type { CompanyLine } from '@lonk/shared-events/boot.ts'

let company: CompanyLine | null = null
const listeners = new Set<() => void>()

/** Who runs the site: from the document, else asked for once the page stands. */
export const companyStore = {
  get: (): CompanyLine | null => company,
  set: (next: CompanyLine | null): void => {
    company = next
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** For a document that had to go out without. */
export const completeCompany = async (): Promise<void> => {
  if (company) return
  const { companyinfo } = await api.call(getCompanyInfo, {})
  companyStore.set(companyinfo)
}
