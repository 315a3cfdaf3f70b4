import { hours, minutes, seconds } from '../clock.ts'
import { tellWhoHasLeft } from '../core/realtime/tell-presence.ts'
import { followDatabase } from '../database/follow-database.ts'
import { endPauses, eraseFiles, purgeDueAccounts, removeUnconfirmed } from '../features/account/purge-jobs.ts'
import { sendResetLetterLater } from '../features/account/reset-letter.ts'
import { endSuspensions } from '../features/complaints/effects.ts'
import { makeExport } from '../features/export/make-export.ts'
import { noteVisits } from '../features/notifications/note-visits.ts'
import { sendDigests } from '../features/notifications/send-digests.ts'
import { createPushes } from '../features/notifications/send-pushes.ts'
import { checkOrders } from '../features/payments/orders/check-orders.ts'
import { compareBooks } from '../features/payments/orders/compare-books.ts'
import { sendRefunds, watchReversals } from '../features/payments/refunds/send-refunds.ts'
import { raiseSpendLimits } from '../features/payments/spend-limit/raise-limits.ts'
import { forgetSelfies } from '../features/photo-verification/erase-selfies.ts'
import { finishPhoto } from '../features/photos/finish-photo.ts'
import { keepPolled } from '../features/realtime/keep-polled.ts'
import { lookEvery } from '../features/realtime/registry-sequence.ts'
import type { Services } from '../services.ts'
import { deleteInBatches } from './batches.ts'
import { forgetOldBooks } from './forget-books.ts'
import { forgetOldMessages } from './forget-messages.ts'
import { forgetPictures } from './forget-pictures.ts'
import { oldRows } from './old-rows.ts'
import { forgetExports, forgetOldAudit, vacuum } from './retention.ts'
import { createOutboxSender } from './send-outbox.ts'
import { createTextDuty } from './send-texts.ts'

/** What this process looks after while it lives. A feature adds its line here. */
export const registerDuties = (services: Services): void => {
  const { jobs, connection, clock, db, log } = services
  if (connection.kind === 'postgres')
    jobs.every('compare clocks', minutes(1), () => followDatabase(clock, db, log))
  jobs.every('send the outbox', seconds(2), createOutboxSender(services))
  jobs.every('send text messages', seconds(1), createTextDuty(services))
  jobs.every('end suspensions', minutes(10), () => endSuspensions(services))
  jobs.every('send pushes', seconds(1), createPushes(services))
  jobs.every('write mails about news', minutes(1), () => sendDigests(services))
  jobs.every('write mails about visits', hours(1), () => noteVisits(services))
  // Before drafts are dropped: what the provider made of them is then known.
  jobs.every('compare the provider’s books', seconds(10), () => compareBooks(services))
  jobs.every('check unsettled orders', seconds(2), () => checkOrders(services))
  jobs.every('send refunds', seconds(5), () => sendRefunds(services))
  jobs.every('watch for reversals', minutes(10), () => watchReversals(services))
  jobs.every('raise limits of spending', minutes(5), () => raiseSpendLimits(services))
  jobs.every('look for a release', lookEvery, async () => {
    await services.registry.read(services.clock.now())
  })
  jobs.every('keep who polls', seconds(5), () => keepPolled(services))
  jobs.every('tell who has left', seconds(30), () => tellWhoHasLeft(services))
  for (const { table, every = minutes(10), isOld } of oldRows)
    jobs.every(`forget old ${table}`, every, () =>
      deleteInBatches(services.db, table, isOld(services.clock.now()), services.batchSize),
    )
  jobs.every('remove unconfirmed accounts', hours(1), () => removeUnconfirmed(services))
  jobs.every('erase deleted accounts', minutes(10), () => purgeDueAccounts(services))
  jobs.every('end pauses', minutes(10), () => endPauses(services))
  jobs.handle('erase-files', eraseFiles(services))
  jobs.handle('export', makeExport(services))
  jobs.handle('photo', finishPhoto(services))
  jobs.handle('reset_letter', sendResetLetterLater(services))
  jobs.every('forget exports', minutes(10), () => forgetExports(services))
  jobs.every('forget old messages', hours(1), () => forgetOldMessages(services))
  jobs.every('forget pictures', hours(1), () => forgetPictures(services))
  jobs.every('forget selfies', hours(1), () => forgetSelfies(services))
  jobs.every('forget old books', hours(6), () => forgetOldBooks(services))
  jobs.every('forget old audit', hours(6), () => forgetOldAudit(services))
  jobs.every('vacuum', hours(6), () => vacuum(services))
}
