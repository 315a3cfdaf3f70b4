/**
 * Who may do what to whom: every act, by the state of the one who acts and of the other. `standing.test.ts` drives the
 * API through each cell. Whoever adds a call by which one member reaches another adds its line here first.
 *
 * The other one is `open` (active, no block), `unconfirmed`, or `shut`: paused, disabled, deleted, banned, erased, or
 * with a block in either direction. For all of `shut` there is one cell, because no answer may tell one from another.
 * Whoever acts after a deletion or a ban has no session any more: 403 `authentication_required`, whatever it is.
 *
 * A cell is the status, the error, and what the other one notices: `told` (an event, or a number of the poll) or
 * `found` (nobody says so, but it is there when they look). Without a word they notice nothing, now or later. `–`: not
 * asked. "again" means that the two have written to each other before.
 */
export const standingTable = `
act                          | by          | open               | unconfirmed               | shut
-----------------------------|-------------|--------------------|---------------------------|----------------------
text, gift, photo, icebreaker| active      | 201 told           | 403 recipient_unavailable | 404 profile_not_found
                             | unconfirmed | 201                | 403 recipient_unavailable | 404 profile_not_found
                             | paused      | 403 account_paused | 403 account_paused        | 403 account_paused
text again                   | active      | 201 told           | –                         | 403 conversation_closed
                             | unconfirmed | 201                | –                         | 403 conversation_closed
                             | paused      | 403 account_paused | –                         | 403 account_paused
open a conversation          | active      | 200                | 404 profile_not_found     | 404 profile_not_found
                             | unconfirmed | 200                | 404 profile_not_found     | 404 profile_not_found
                             | paused      | 403 account_paused | 403 account_paused        | 403 account_paused
open a conversation again    | active      | 200                | –                         | 403 conversation_closed
                             | unconfirmed | 200                | –                         | 403 conversation_closed
                             | paused      | 403 account_paused | –                         | 403 account_paused
read again                   | active      | 200 found          | –                         | 200
                             | unconfirmed | 200                | –                         | 200
                             | paused      | 200                | –                         | 200
say it was read again        | active      | 200 told           | –                         | 200
                             | unconfirmed | 200                | –                         | 200
                             | paused      | 200                | –                         | 200
type again                   | active      | 204 told           | –                         | 204
                             | unconfirmed | 204                | –                         | 204
                             | paused      | 204                | –                         | 204
take a message back again    | active      | 200 told           | –                         | 200 found
                             | unconfirmed | 200 found          | –                         | 200 found
                             | paused      | 200 found          | –                         | 200 found
mute again                   | active      | 200                | –                         | 200
                             | paused      | 200                | –                         | 200
delete the conversation again| active      | 200                | –                         | 200
                             | paused      | 200                | –                         | 200
opening lines                | active      | 200                | 404 profile_not_found     | 404 profile_not_found
                             | paused      | 200                | 404 profile_not_found     | 404 profile_not_found
like                         | active      | 200 told           | 404 profile_not_found     | 404 profile_not_found
                             | unconfirmed | 200                | 404 profile_not_found     | 404 profile_not_found
                             | paused      | 403 account_paused | 403 account_paused        | 403 account_paused
like in the game             | active      | 200 told           | 404 profile_not_found     | 404 profile_not_found
                             | unconfirmed | 200                | 404 profile_not_found     | 404 profile_not_found
                             | paused      | 403 account_paused | 403 account_paused        | 403 account_paused
like after signing up        | active      | 200 told           | 200                       | 200
                             | unconfirmed | 200                | 200                       | 200
                             | paused      | 403 account_paused | 403 account_paused        | 403 account_paused
pass in the game             | active      | 200                | 404 profile_not_found     | 404 profile_not_found
                             | unconfirmed | 200                | 404 profile_not_found     | 404 profile_not_found
                             | paused      | 200                | 404 profile_not_found     | 404 profile_not_found
take back no like            | active      | 200                | 200                       | 200
                             | paused      | 200                | 200                       | 200
see a like that was not given| active      | 200                | 200                       | 200
                             | paused      | 200                | 200                       | 200
visit                        | active      | 200 found          | 404 profile_not_found     | 404 profile_not_found
                             | unconfirmed | 200                | 404 profile_not_found     | 404 profile_not_found
                             | paused      | 200                | 404 profile_not_found     | 404 profile_not_found
look at photos               | active      | 200                | 404 profile_not_found     | 404 profile_not_found
                             | paused      | 200                | 404 profile_not_found     | 404 profile_not_found
ask for private photos       | active      | 200 told           | 404 profile_not_found     | 404 profile_not_found
                             | unconfirmed | 403 email_not_confirmed | 403 email_not_confirmed | 403 email_not_confirmed
                             | paused      | 403 account_paused | 403 account_paused        | 403 account_paused
let in to private photos     | active      | 200 told           | 404 profile_not_found     | 404 profile_not_found
                             | unconfirmed | 403 email_not_confirmed | 403 email_not_confirmed | 403 email_not_confirmed
                             | paused      | 403 account_paused | 403 account_paused        | 403 account_paused
shut out of private photos   | active      | 200                | 200                       | 200
                             | paused      | 200                | 200                       | 200
block again                  | active      | 200 told           | –                         | 200 told
                             | unconfirmed | 200 told           | –                         | 200 told
                             | paused      | 200 told           | –                         | 200 told
take back no block           | active      | 200                | 200                       | 200
                             | paused      | 200                | 200                       | 200
complain of a message again  | active      | 201                | –                         | 201
                             | unconfirmed | 201                | –                         | 201
                             | paused      | 201                | –                         | 201
look for a match             | active      | 200                | –                         | –
                             | unconfirmed | 200                | –                         | –
                             | paused      | 200                | –                         | –
become invisible             | active      | 200                | –                         | –
                             | paused      | 200                | –                         | –
`

export const actors = ['active', 'unconfirmed', 'paused'] as const
export type Actor = (typeof actors)[number]

export type Line = {
  act: string
  by: Actor
  open: string
  unconfirmed: string
  shut: string
}

/** The table's lines; an empty first cell repeats the act above, and several acts may share a line. */
export const linesOf = (table: string): Line[] => {
  let acts: string[] = []
  return table
    .trim()
    .split('\n')
    .slice(2)
    .flatMap((row) => {
      const [act = '', by = '', open = '', unconfirmed = '', shut = ''] = row
        .split('|')
        .map((cell) => cell.trim())
      if (act !== '') acts = act.split(', ')
      const actor = actors.find((known) => known === by)
      if (!actor) throw new Error(`Nobody acts as "${by}"`)
      return acts.map((one) => ({ act: one, by: actor, open, unconfirmed, shut }))
    })
}
