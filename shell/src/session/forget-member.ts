import { type Bus, bus as siteBus } from '@lonk/shared-events/bus.ts'
import type { StateReader } from '@lonk/shared-events/state.ts'
import {
  browserMember,
  checkoutChoice,
  chosenPictures,
  contactLetter,
  type FilesRow,
  lastConversation,
  lastPlace,
  lastSearch,
  messageDrafts,
  orderUnderWay,
  pictureNames,
  pictureNotes,
  signupDraft,
  type TextRow,
  tabMember,
  unsentMessages,
  wayBack,
} from '@lonk/shared-events/storage-register.ts'
import { asText, createStored, forgetStored } from '@lonk/shared-events/stored.ts'
import { forgetFiles } from '@lonk/shared-events/stored-files.ts'
import { memberInBrowser } from './mark-left.ts'

/** All of the register that is a member's, of all parts: the owner may not be loaded when they leave. */
export const membersRows: readonly (TextRow | FilesRow)[] = [
  browserMember,
  tabMember,
  lastPlace,
  lastConversation,
  chosenPictures,
  pictureNames,
  signupDraft,
  contactLetter,
  messageDrafts,
  unsentMessages,
  pictureNotes,
  lastSearch,
  wayBack,
  checkoutChoice,
  orderUnderWay,
]

const inTab = createStored(tabMember, asText)

const isTabs = ({ store }: TextRow | FilesRow) => store === 'session'

const forget = (isMeant: (row: TextRow | FilesRow) => boolean): void => {
  for (const row of membersRows.filter(isMeant)) {
    if (row.store === 'cache') void forgetFiles(row)
    else forgetStored(row)
  }
}

/**
 * What a member leaves in this browser goes with them: at their own log-out, here or in another tab; when the session
 * ends elsewhere, as far as it outlives this tab; and the rest when somebody else logs in. Also where no page was open
 * at that moment. `known`: whether `user` says already who is logged in; null may mean that nobody was asked yet.
 */
export const forgetMember = (state: StateReader, known: boolean, bus: Bus = siteBus): void => {
  let isKnown = known

  const welcome = (member: string) => {
    const before = memberInBrowser.get()
    if (before !== null && before !== 'ended' && before !== member) forget((row) => !isTabs(row))
    const beforeHere = inTab.get()
    if (beforeHere !== null && beforeHere !== member) forget(isTabs)
    if (before !== member) memberInBrowser.set(member)
    if (beforeHere !== member) inTab.set(member)
  }

  const settle = () => {
    const user = state.get('user')
    if (user) {
      isKnown = true
      return welcome(String(user.id))
    }
    if (!isKnown) return
    const before = memberInBrowser.get()
    if (before === 'ended') return
    // Nobody's any more: its member has left by another tab, which has seen to the rest.
    if (before === null) return inTab.get() === null ? undefined : forget(isTabs)
    if (before === 'left') return forget(() => true)
    forget(({ forgotten }) => forgotten === 'session-end')
    memberInBrowser.set('ended')
  }

  state.observe('user').subscribe(settle)
  bus.on('logged-out').subscribe(({ reason }) => {
    isKnown = true
    // Not by what is stored: another process may not see yet what this one has written.
    if (reason === 'own-act') forget(() => true)
    else settle()
  })
}
