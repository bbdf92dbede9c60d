import { instant, riyadhDay, type Instant } from '@sakina/domain/calendar'
import { keptSince, keptSinceDay, type RetentionKind } from '@sakina/domain/retention'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { removeAnsweredAlerts, removeOpenAlerts } from '../../db/repositories/availability-alerts.ts'
import { removeOldContactMessages } from '../../db/repositories/contact-messages.ts'
import { removeOldIdentityChecks } from '../../db/repositories/identity-checks.ts'
import { removeOldIdempotencyKeys } from '../../db/repositories/idempotency.ts'
import { removeOldMobileCodes } from '../../db/repositories/mobile-codes.ts'
import { removeOldNotices, removeReplacedChoices } from '../../db/repositories/notices.ts'
import { removeGivenUpMessages, removeOldOutbox } from '../../db/repositories/outbox.ts'
import { removeOldPaperViews } from '../../db/repositories/papers.ts'
import { removeOldPushSubscriptions } from '../../db/repositories/push-subscriptions.ts'
import { removeOldRateLimits } from '../../db/repositories/rate-limits.ts'
import { removeOldSessions } from '../../db/repositories/sessions.ts'
import { removeOldUploads } from '../../db/repositories/uploads.ts'
import { forgetDoorContacts, removeOldSteps } from '../../db/repositories/visits.ts'

/** Another chore erases accounts, because it must lock each of them. */
type Removed = Exclude<RetentionKind, 'unprovedAccount'>

type Remover = (tx: Tx, now: Instant) => Promise<void>

const removers: Readonly<Record<Removed, Remover>> = {
  session: (tx, now) => removeOldSessions(tx, keptSince('session', now)),
  code: (tx, now) => removeOldMobileCodes(tx, keptSince('code', now)),
  identityCheck: (tx, now) => removeOldIdentityChecks(tx, keptSince('identityCheck', now)),
  attempt: (tx, now) => removeOldRateLimits(tx, keptSince('attempt', now)),
  doorContact: (tx, now) => forgetDoorContacts(tx, keptSinceDay('doorContact', now)),
  idempotencyKey: (tx, now) => removeOldIdempotencyKeys(tx, keptSince('idempotencyKey', now)),
  sentMessage: (tx, now) => removeOldOutbox(tx, keptSince('sentMessage', now)),
  givenUpMessage: (tx, now) => removeGivenUpMessages(tx, keptSince('givenUpMessage', now)),
  unusedFile: (tx, now) => removeOldUploads(tx, keptSince('unusedFile', now)),
  driverStep: (tx, now) => removeOldSteps(tx, keptSinceDay('driverStep', now)),
  pushSubscription: (tx, now) => removeOldPushSubscriptions(tx, keptSince('pushSubscription', now)),
  notice: (tx, now) => removeOldNotices(tx, keptSince('notice', now)),
  replacedChoice: (tx, now) => removeReplacedChoices(tx, keptSince('replacedChoice', now)),
  answeredAlert: (tx, now) => removeAnsweredAlerts(tx, keptSince('answeredAlert', now)),
  openAlert: (tx, now) =>
    removeOpenAlerts(tx, { createdAt: keptSince('openAlert', now), day: riyadhDay(now) }),
  paperView: (tx, now) => removeOldPaperViews(tx, keptSince('paperView', now)),
  contactMessage: (tx, now) => removeOldContactMessages(tx, keptSince('contactMessage', now)),
}

/** Deletes all records whose retention period has ended. */
export const removeExpired = (app: Application): Promise<void> =>
  app.database.write(async (tx) => {
    const now = instant(app.now())
    for (const remove of Object.values(removers)) await remove(tx, now)
  })
