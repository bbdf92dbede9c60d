import { instant, riyadhDay, type Instant } from '@sakina/domain/calendar'
import { retentionCutoff, retentionCutoffDay, type RetentionKind } from '@sakina/domain/retention'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import {
  removeAnsweredAlerts,
  removeExpiredOpenAlerts,
  removeUnconfirmedAlerts,
} from '../../db/repositories/availability-alerts.ts'
import { removeOldContactMessages } from '../../db/repositories/contact-messages.ts'
import { removeOldIdentityChecks } from '../../db/repositories/identity-checks.ts'
import { removeOldIdempotencyKeys } from '../../db/repositories/idempotency.ts'
import { removeOldOneTimeCodes } from '../../db/repositories/one-time-codes.ts'
import { removeOldNotices, removeReplacedNoticeChoices } from '../../db/repositories/notices.ts'
import { removeGivenUpMessages, removeOldDoneOutboxRows } from '../../db/repositories/outbox.ts'
import { removeOldUploadViews } from '../../db/repositories/upload-views.ts'
import { removeOldQueueOwners } from '../../db/repositories/queue.ts'
import { removeOldPushSubscriptions } from '../../db/repositories/push-subscriptions.ts'
import { removeOldRateLimits } from '../../db/repositories/rate-limits.ts'
import { removeExpiredSessionsAndResets } from '../../db/repositories/sessions.ts'
import { removeExpiredStaffSessions } from '../../db/repositories/staff.ts'
import { removeOldUnusedUploads } from '../../db/repositories/uploads.ts'
import { removeOldDoorContacts, removeOldVisitStepsAndDrivers } from '../../db/repositories/visits.ts'

/** Another job erases accounts, because it must lock each of them. */
type Removed = Exclude<RetentionKind, 'unprovedAccount'>

type Remover = (tx: Tx, now: Instant) => Promise<void>

const removers: Readonly<Record<Removed, Remover>> = {
  session: async (tx, now) => {
    await removeExpiredSessionsAndResets(tx, retentionCutoff('session', now))
    await removeExpiredStaffSessions(tx, retentionCutoff('session', now))
  },
  code: (tx, now) => removeOldOneTimeCodes(tx, retentionCutoff('code', now)),
  identityCheck: (tx, now) => removeOldIdentityChecks(tx, retentionCutoff('identityCheck', now)),
  attempt: (tx, now) => removeOldRateLimits(tx, retentionCutoff('attempt', now)),
  doorContact: (tx, now) => removeOldDoorContacts(tx, retentionCutoffDay('doorContact', now)),
  idempotencyKey: (tx, now) => removeOldIdempotencyKeys(tx, retentionCutoff('idempotencyKey', now)),
  sentMessage: (tx, now) => removeOldDoneOutboxRows(tx, retentionCutoff('sentMessage', now)),
  givenUpMessage: (tx, now) => removeGivenUpMessages(tx, retentionCutoff('givenUpMessage', now)),
  unusedFile: (tx, now) => removeOldUnusedUploads(tx, retentionCutoff('unusedFile', now)),
  driverStep: (tx, now) => removeOldVisitStepsAndDrivers(tx, retentionCutoffDay('driverStep', now)),
  queueOwner: (tx, now) => removeOldQueueOwners(tx, retentionCutoff('queueOwner', now)),
  pushSubscription: (tx, now) => removeOldPushSubscriptions(tx, retentionCutoff('pushSubscription', now)),
  notice: (tx, now) => removeOldNotices(tx, retentionCutoff('notice', now)),
  replacedChoice: (tx, now) => removeReplacedNoticeChoices(tx, retentionCutoff('replacedChoice', now)),
  answeredAlert: (tx, now) => removeAnsweredAlerts(tx, retentionCutoff('answeredAlert', now)),
  unconfirmedAlert: (tx, now) => removeUnconfirmedAlerts(tx, retentionCutoff('unconfirmedAlert', now)),
  openAlert: (tx, now) =>
    removeExpiredOpenAlerts(tx, { createdAt: retentionCutoff('openAlert', now), day: riyadhDay(now) }),
  paperView: (tx, now) => removeOldUploadViews(tx, retentionCutoff('paperView', now)),
  contactMessage: (tx, now) => removeOldContactMessages(tx, retentionCutoff('contactMessage', now)),
}

/** Deletes all records whose retention period has ended. */
export const removeExpiredRecords = (app: Application): Promise<void> =>
  app.database.write(async (tx) => {
    const now = instant(app.now())
    for (const remove of Object.values(removers)) await remove(tx, now)
  })
