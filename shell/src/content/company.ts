import { getCompanyInfo } from '@lonk/shared-api/calls/content/companyinfo.ts'
import { api } from '@lonk/shared-api/client.ts'
import type { CompanyLine } from '@lonk/shared-events/boot.ts'
import { createStore } from '@lonk/shared-events/store.ts'

/** Who runs the site: from the document, else asked for once the page is there. */
export const companyStore = createStore<CompanyLine | null>(null)

/** For a document that had to go out without it. */
export const completeCompany = async (): Promise<void> => {
  if (companyStore.get()) return
  const { companyinfo } = await api.call(getCompanyInfo, {})
  companyStore.set(companyinfo)
}
