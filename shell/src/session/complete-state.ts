import { getSettings } from '@lonk/shared-api/calls/content/settings.ts'
import { api } from '@lonk/shared-api/client.ts'
import type { BootData } from '@lonk/shared-events/boot.ts'
import type { StateWriter } from '@lonk/shared-events/state.ts'
import { completeCompany } from '../content/company.ts'
import { report } from '../errors/reports.ts'
import { askUntilAnswered } from './ask-until-answered.ts'
import { askWho } from './ask-who.ts'
import { onceHere } from './keep-arrival.ts'
import { loadState } from './load-state.ts'

/** What the document had to go out without, because the API was slow. */
export const completeState = async (
  state: StateWriter,
  data: Pick<BootData, 'user' | 'settings'>,
): Promise<void> => {
  // None waits for another: a member without settings has messages all the same.
  const member = async () => {
    if (data.user === undefined) await askWho(state)
    await loadLists(state)
  }
  const parts = [member(), data.settings ? null : askSettings(state), completeCompany()]
  await Promise.all(parts.map((part) => part?.catch(report)))
}

/** With the route's whole query, as when the document server asks. */
const askSettings = (state: StateWriter): Promise<void> => {
  const query = Object.fromEntries(new URLSearchParams(location.search))
  return askUntilAnswered(
    async () => {
      const { settings } = await api.call(getSettings, { ...query, domain: location.hostname })
      state.set('settings', settings)
      // The document shows the ribbon of a demo site, and went out without knowing that it is one.
      document.documentElement.toggleAttribute('data-demo', settings.demo)
    },
    () => state.get('settings') !== null,
  )
}

const loadLists = async (state: StateWriter): Promise<void> => {
  if (!state.get('user')) return
  // Whoever comes for their messages wants to see them, wherever the link was.
  if (location.pathname.startsWith('/chats')) return loadState(state, ['chats', 'likes'])
  onceHere(state, () => void loadState(state, ['chats']).catch(report))
  await loadState(state, ['likes'])
}
