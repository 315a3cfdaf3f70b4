import { sendMessage } from '@lonk/shared-api/calls/chat/message.ts'
import { api, newKey } from '@lonk/shared-api/client.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { state } from '@lonk/shared-events/state.ts'
import { messageDrafts } from '@lonk/shared-events/storage-register.ts'
import { createStore } from '@lonk/shared-events/store.ts'
import { createDrafts } from './drafts.ts'
import { createOutbox } from './outbox.ts'
import { tabOutboxStorage } from './outbox-storage.ts'
import { accountOf, type Refused } from './refused.ts'
import { tellSent } from './tell-sent.ts'
import { onOtherWriter, writer } from './writer.ts'

/** This remote's drafts and outbox. They outlive its pages: a message is sent while the member moves on. */
export const drafts = createDrafts(messageDrafts, writer)

/** Why the last message to a profile came back, until the next is sent. */
export const refusals = createStore<ReadonlyMap<number, Refused>>(new Map())

export const outbox = createOutbox({
  // The outbox tries again by itself, and shows that it does: the client's own retries would hide it.
  deliver: (entry) =>
    api.call(
      sendMessage,
      { ...entry.target, client_id: entry.clientId, type: 'text', text: entry.text },
      { idempotencyKey: entry.clientId, retries: false },
    ),
  onDelivered: ({ profileId }, answer) => tellSent(profileId, answer),
  onGivenBack: (profileId, texts, refusal) => {
    drafts.giveBack(profileId, texts)
    if (!refusal) return
    const refused = { ...refusal, account: accountOf(state.get('user')) }
    refusals.set(new Map(refusals.get()).set(profileId, refused))
    // The balance here was not the server's.
    if (refusal.code === 'not_enough_credits') bus.publish('refresh-requested', { parts: ['user'] })
  },
  storage: tabOutboxStorage,
  newId: newKey,
  now: () => new Date(Date.now() + state.get('clockOffset')),
  schedule: (act, afterMs) => void setTimeout(act, afterMs),
})

export const forgetRefusal = (profileId: number): void => {
  const rest = new Map(refusals.get())
  if (rest.delete(profileId)) refusals.set(rest)
}

state.observe('user').subscribe((user) => user && outbox.open(user.id))
state.observe('online').subscribe((online) => online && outbox.resume())
bus.on('stream-changed').subscribe(({ open }) => open && outbox.resume())
onOtherWriter(drafts.forgetAll)
bus.on('logged-out').subscribe(({ reason }) => {
  outbox.close()
  refusals.set(new Map())
  // A session that ended by itself comes back, and its member wants to go on typing.
  if (reason === 'own-act') drafts.forgetAll()
})
