import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { StartError } from '../start-error.ts'
import { isDatabaseAway } from './is-database-away.ts'
import * as site from './migrations/0001-site.ts'
import * as account from './migrations/0002-account.ts'
import * as profile from './migrations/0003-profile.ts'
import * as social from './migrations/0004-social.ts'
import * as chat from './migrations/0005-chat.ts'
import * as money from './migrations/0006-money.ts'
import * as system from './migrations/0007-system.ts'
import * as content from './migrations/0008-content.ts'
import * as accountLife from './migrations/0009-account-life.ts'
import * as photos from './migrations/0010-photos.ts'
import * as matching from './migrations/0011-matching.ts'
import * as notifications from './migrations/0020-notifications.ts'
import * as complaints from './migrations/0021-complaints.ts'
import * as search from './migrations/0022-search.ts'
import * as paymentsWhole from './migrations/0030-payments-whole.ts'
import * as matchFinder from './migrations/0031-match-finder.ts'
import * as photoVerification from './migrations/0032-photo-verification.ts'
import * as signupTimes from './migrations/0033-signup-times.ts'
import * as signupProfile from './migrations/0034-signup-profile.ts'
import * as paymentsTaken from './migrations/0040-payments-taken.ts'
import * as limits from './migrations/0041-limits.ts'
import * as handedOver from './migrations/0042-handed-over.ts'
import * as deleteIndexes from './migrations/0043-delete-indexes.ts'
import * as resetLinks from './migrations/0045-reset-links.ts'
import * as chatPictures from './migrations/0046-chat-pictures.ts'
import * as refundsAgain from './migrations/0047-refunds-again.ts'
import * as tokenAddress from './migrations/0048-token-address.ts'
import * as birthCorrected from './migrations/0049-birth-corrected.ts'
import * as seededSettings from './migrations/0050-seeded-settings.ts'
import * as exportSession from './migrations/0051-export-session.ts'
import * as openedBy from './migrations/0052-opened-by.ts'
import * as paidBackTwice from './migrations/0053-paid-back-twice.ts'
import * as readQuietly from './migrations/0054-read-quietly.ts'
import * as pushSession from './migrations/0055-push-session.ts'
import * as transferDetails from './migrations/0056-transfer-details.ts'
import * as welcomeOnce from './migrations/0057-welcome-once.ts'
import * as passkeys from './migrations/0058-passkeys.ts'
import * as anyGender from './migrations/0059-any-gender.ts'
import * as secretMark from './migrations/0060-secret-mark.ts'
import * as ledgerAge from './migrations/0061-ledger-age.ts'
import type { Database } from './schema.ts'

/** In order. A released migration is never changed; the next number is. */
export const migrations: Record<string, Migration> = {
  '0001-site': site,
  '0002-account': account,
  '0003-profile': profile,
  '0004-social': social,
  '0005-chat': chat,
  '0006-money': money,
  '0007-system': system,
  '0008-content': content,
  '0009-account-life': accountLife,
  '0010-photos': photos,
  '0011-matching': matching,
  '0020-notifications': notifications,
  '0021-complaints': complaints,
  '0022-search': search,
  '0030-payments-whole': paymentsWhole,
  '0031-match-finder': matchFinder,
  '0032-photo-verification': photoVerification,
  '0033-signup-times': signupTimes,
  '0034-signup-profile': signupProfile,
  '0040-payments-taken': paymentsTaken,
  '0041-limits': limits,
  '0045-reset-links': resetLinks,
  '0042-handed-over': handedOver,
  '0043-delete-indexes': deleteIndexes,
  '0046-chat-pictures': chatPictures,
  '0047-refunds-again': refundsAgain,
  '0048-token-address': tokenAddress,
  '0049-birth-corrected': birthCorrected,
  '0050-seeded-settings': seededSettings,
  '0051-export-session': exportSession,
  '0052-opened-by': openedBy,
  '0053-paid-back-twice': paidBackTwice,
  '0054-read-quietly': readQuietly,
  '0055-push-session': pushSession,
  '0056-transfer-details': transferDetails,
  '0057-welcome-once': welcomeOnce,
  '0058-passkeys': passkeys,
  '0059-any-gender': anyGender,
  '0060-secret-mark': secretMark,
  '0061-ledger-age': ledgerAge,
}

/**
 * Brings the database up to this version of the code, wholly or not at all. Several processes may call it at once.
 * Throws a StartError where a newer version has been here, or where a migration does not go through.
 */
export const migrate = async (db: Kysely<Database>, known = migrations): Promise<void> => {
  // Branches that grew side by side may bring a lower number later.
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => known },
    allowUnorderedMigrations: true,
  })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  if (!(error instanceof Error) || isDatabaseAway(error)) throw error
  const newer = error.message.match(/previously executed migration (\S+) is missing/)?.[1]
  if (newer)
    throw new StartError(
      `The database was used by a newer version of the code (${newer} is not known here): start that one, or restore ` +
        'a backup from before it',
    )
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName
  if (!failed) throw error
  throw new StartError(
    `The database stays as it was: ${failed} did not go through (${error.message.split('\n')[0]})`,
    { cause: error },
  )
}
