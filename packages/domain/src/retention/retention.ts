import { addDays, riyadhDay } from '../calendar/index.ts'
import type { Instant, LocalDate } from '../calendar/index.ts'

/** For how many days a kind of record is kept, and since which event. */
export type RetentionRule = {
  readonly days: number
  /** The event that the days are counted from. */
  readonly since: 'made' | 'ended' | 'replaced' | 'sent' | 'givenUp' | 'answered' | 'visit'
  readonly what: string
}

/**
 * How long data are kept that no law requires us to keep. The server's maintenance deletes what is
 * older.
 */
export const retentionRules = {
  session: { days: 0, since: 'ended', what: 'sessions and links to a new password' },
  code: { days: 0, since: 'ended', what: 'codes of text messages and emails' },
  identityCheck: { days: 0, since: 'ended', what: 'requests to prove a national ID' },
  attempt: { days: 0, since: 'ended', what: 'counts of attempts' },
  doorContact: { days: 1, since: 'visit', what: 'who opens the door to the driver, and the mobile' },
  unconfirmedAlert: { days: 3, since: 'made', what: 'emails that nobody confirmed for a waiting list' },
  idempotencyKey: { days: 7, since: 'made', what: 'answers to requests that may be repeated' },
  unprovedAccount: { days: 7, since: 'made', what: 'accounts whose mobile and email nobody proved' },
  sentMessage: { days: 30, since: 'sent', what: 'emails, texts and refunds that went out' },
  givenUpMessage: { days: 30, since: 'givenUp', what: 'emails and texts that could not be sent' },
  unusedFile: {
    days: 30,
    since: 'made',
    what: 'passports and files that no order, request or complaint needs',
  },
  answeredAlert: { days: 30, since: 'answered', what: 'who was told that something is available' },
  driverStep: { days: 90, since: 'visit', what: 'what a driver said of a visit, and who drove' },
  queueOwner: { days: 90, since: 'made', what: 'who of the office took something that waited' },
  pushSubscription: { days: 180, since: 'made', what: 'browsers that show notifications' },
  notice: { days: 180, since: 'made', what: 'what a customer was told' },
  openAlert: { days: 365, since: 'made', what: 'who waits for something to become available' },
  replacedChoice: {
    days: 365,
    since: 'replaced',
    what: 'which notices a customer agreed to or refused before the latest choice',
  },
  paperView: { days: 365, since: 'made', what: 'who of the office opened a passport or an attachment' },
  contactMessage: { days: 365, since: 'made', what: 'messages of the contact form' },
} as const satisfies Readonly<Record<string, RetentionRule>>

/** A kind of record that is deleted after a number of days. */
export type RetentionKind = keyof typeof retentionRules

const millisecondsInADay = 86_400_000

/** The moment before which data of this kind are deleted. */
export const retentionCutoff = (kind: RetentionKind, now: Instant): Date =>
  new Date(now - retentionRules[kind].days * millisecondsInADay)

/** The day before which the data of earlier visits are deleted, for kinds of data that belong to a visit. */
export const retentionCutoffDay = (kind: RetentionKind, now: Instant): LocalDate =>
  addDays(riyadhDay(now), -retentionRules[kind].days)
