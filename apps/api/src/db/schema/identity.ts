import {
  storedCodePurposes,
  identityCheckStates,
  textLimits,
  uploadPurposes,
} from '@sakina/domain/vocabulary'
import { sql } from 'drizzle-orm'
import {
  boolean,
  bytea,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  snakeCase,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instantColumn, limitedText } from './columns.ts'
import { neighborhoods, regions } from './catalogue.ts'

/** The database table of customers. */
export const customers = snakeCase.table(
  'customers',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    login: text().notNull(),
    nationalId: text(),
    email: text(),
    mobile: text(),
    phone: text(),
    /**
     * A number of any country at which a customer without a verified mobile can be reached. It is no
     * login and receives no texts.
     */
    contactPhone: text(),
    passwordHash: text().notNull(),
    mustChangePassword: boolean().notNull().default(false),
    /** The language of the customer's emails: the one of the last sign-in. */
    language: text({ enum: ['ar', 'en'] })
      .notNull()
      .default('ar'),
    preferences: jsonb().$type<Readonly<Record<string, string | boolean>>>().notNull().default({}),
    createdAt: instantColumn().notNull(),
    /** When the mobile was verified by a code; until then the ID and the mobile are only claimed. */
    provedAt: instantColumn(),
    /** When the email was verified by a code or a link; until then it is only claimed. */
    emailProvedAt: instantColumn(),
    /** When an identity provider confirmed that the national ID is the customer's. */
    idProvedAt: instantColumn(),
    /** The version of the privacy notice that the customer was shown last; `privacySeenAt` has the time. */
    privacyVersion: limitedText(textLimits.termsVersion),
    privacySeenAt: instantColumn(),
    erasedAt: instantColumn(),
  },
  (row) => [
    uniqueIndex('customers_national_id_unique')
      .on(row.nationalId)
      .where(sql`proved_at is not null`),
    uniqueIndex('customers_proved_id_unique')
      .on(row.nationalId)
      .where(sql`id_proved_at is not null`),
    uniqueIndex('customers_email_unique')
      .on(sql`lower(${row.email})`)
      .where(sql`email_proved_at is not null`),
    uniqueIndex('customers_mobile_unique')
      .on(row.mobile)
      .where(sql`proved_at is not null`),
    index('customers_national_id').on(row.nationalId),
    index('customers_mobile').on(row.mobile),
    index('customers_email').on(sql`lower(${row.email})`),
    index('customers_unproved')
      .on(row.createdAt)
      .where(sql`proved_at is null and email_proved_at is null and erased_at is null`),
  ],
)

/**
 * The database table of sessions. Only the SHA-256 hash of a token is stored, so that nobody who
 * reads the table can sign in with it.
 */
export const sessions = snakeCase.table(
  'sessions',
  {
    tokenHash: bytea().primaryKey(),
    /** Names the session in the list of devices, where its token cannot stand. */
    id: uuid().notNull().unique().defaultRandom(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    createdAt: instantColumn().notNull(),
    usedAt: instantColumn().notNull(),
    expiresAt: instantColumn().notNull(),
    /** What the browser calls itself. */
    browser: text().notNull().default(''),
  },
  (row) => [index('sessions_customer').on(row.customerId), index('sessions_expiry').on(row.expiresAt)],
)

/** The database table of requested password resets. */
export const passwordResets = snakeCase.table(
  'password_resets',
  {
    tokenHash: bytea().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    expiresAt: instantColumn().notNull(),
    usedAt: instantColumn(),
  },
  (row) => [index('password_resets_customer').on(row.customerId)],
)

/**
 * The database table of one-time codes: one valid code for each mobile or email, purpose and
 * customer, of which only a slow hash is stored.
 */
export const oneTimeCodes = snakeCase.table(
  'one_time_codes',
  {
    /** The mobile or the email, in small letters, that received the code. */
    contact: text().notNull(),
    purpose: text({ enum: storedCodePurposes }).notNull(),
    /** The signed-in customer who requested the code; null for a guest. */
    customerId: uuid().references(() => customers.id),
    codeHash: text().notNull(),
    tries: integer().notNull(),
    /** The tries in networks from which the owner of the mobile signed in. */
    knownTries: integer().notNull().default(0),
    expiresAt: instantColumn().notNull(),
  },
  (row) => [
    unique('one_time_codes_key').on(row.contact, row.purpose, row.customerId).nullsNotDistinct(),
    index('one_time_codes_customer').on(row.customerId),
    index('one_time_codes_expiry').on(row.expiresAt),
  ],
)

/** The database table of the last request of each customer to verify the national ID. */
export const identityChecks = snakeCase.table(
  'identity_checks',
  {
    customerId: uuid()
      .primaryKey()
      .references(() => customers.id),
    nationalId: text().notNull(),
    /** The id that the identity provider gave the request. */
    reference: text().notNull(),
    number: text().notNull(),
    state: text({ enum: identityCheckStates }).notNull(),
    createdAt: instantColumn().notNull(),
    expiresAt: instantColumn().notNull(),
  },
  (row) => [index('identity_checks_expiry').on(row.expiresAt)],
)

/** The database table of counted attempts against rate limits. */
export const rateLimits = snakeCase.table('rate_limits', {
  key: text().primaryKey(),
  hits: integer().notNull(),
  resetAt: instantColumn().notNull(),
})

/** The database table of customers' addresses. */
export const addresses = snakeCase.table(
  'addresses',
  {
    id: uuid().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    name: text().notNull(),
    email: text(),
    phone: text(),
    stateId: integer().references(() => regions.id),
    neighborhoodId: integer().references(() => neighborhoods.id),
    city: text(),
    district: text(),
    street: text().notNull(),
    buildingNumber: text().notNull(),
    unitNumber: text(),
    zip: text(),
    additionalNumber: text(),
    shortAddress: text(),
    note: limitedText(textLimits.addressNote),
    mapLink: text(),
    main: boolean().notNull(),
    delivery: boolean().notNull(),
    createdAt: instantColumn().notNull(),
    removedAt: instantColumn(),
  },
  (row) => [
    index('addresses_customer').on(row.customerId),
    uniqueIndex('addresses_one_main')
      .on(row.customerId)
      .where(sql`main and removed_at is null`),
  ],
)

/** The database table of uploaded files. */
export const uploads = snakeCase.table(
  'uploads',
  {
    id: uuid().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    purpose: text({ enum: uploadPurposes }).notNull(),
    mediaType: text().notNull(),
    size: integer().notNull(),
    content: bytea().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (row) => [index('uploads_customer').on(row.customerId)],
)

/**
 * Records who at the office opened a file of a customer. A row outlives the file, but not the data
 * of its customer.
 */
export const uploadViewLog = snakeCase.table(
  'paper_views',
  {
    id: uuid().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    uploadId: uuid().notNull(),
    purpose: text({ enum: uploadPurposes }).notNull(),
    viewedBy: limitedText(textLimits.officePerson).notNull(),
    reason: limitedText(textLimits.officeReason),
    at: instantColumn().notNull(),
  },
  (row) => [index('paper_views_customer').on(row.customerId), index('paper_views_age').on(row.at)],
)

/** The database table of messages from the contact form. */
export const contactMessages = snakeCase.table('contact_messages', {
  id: uuid().primaryKey(),
  number: text().notNull().unique(),
  name: text().notNull(),
  email: text(),
  phone: text(),
  topic: text(),
  message: text().notNull(),
  language: text().notNull(),
  createdAt: instantColumn().notNull(),
  answerBy: instantColumn(),
  answer: text(),
  answeredAt: instantColumn(),
})

/**
 * The database table of who wants to be notified when something becomes available; `subject` identifies
 * it, so that an open alert exists once.
 */
export const availabilityAlerts = snakeCase.table(
  'availability_alerts',
  {
    id: uuid().primaryKey(),
    customerId: uuid().references(() => customers.id),
    email: text(),
    mobile: text(),
    /** The customer's id, or a guest's email or mobile. */
    contact: text().notNull(),
    subject: text().notNull(),
    planId: integer(),
    day: date(),
    stateId: integer(),
    cityId: integer(),
    language: text().notNull(),
    createdAt: instantColumn().notNull(),
    /** When the link of its letter was opened; an alert for a guest's email counts only then. */
    confirmedAt: instantColumn(),
    /** The SHA-256 hash of the token in that link. */
    confirmTokenHash: bytea().unique(),
    answeredAt: instantColumn(),
  },
  (row) => [
    uniqueIndex('availability_alerts_open')
      .on(row.contact, row.subject)
      .where(sql`answered_at is null`),
    index('availability_alerts_customer').on(row.customerId),
  ],
)

/**
 * The stored response of a write, saved in its transaction; `owner` is the customer, or the IP address of a
 * guest.
 */
export const idempotency = snakeCase.table(
  'idempotency',
  {
    owner: text().notNull(),
    key: text().notNull(),
    fingerprint: text().notNull(),
    operation: text().notNull(),
    status: integer(),
    answer: jsonb().$type<unknown>(),
    createdAt: instantColumn().notNull(),
  },
  (row) => [primaryKey({ columns: [row.owner, row.key] }), index('idempotency_age').on(row.createdAt)],
)

/**
 * The database table of effects outside the database after a commit, such as emails: rows are
 * leased, retried, and kept when they never succeed.
 */
export const outbox = snakeCase.table(
  'outbox',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    payload: jsonb().$type<unknown>().notNull(),
    /** The id of the notice that a message delivers, kept after the payload of the message is deleted. */
    noticeId: uuid(),
    attempts: integer().notNull().default(0),
    nextAt: instantColumn().notNull(),
    doneAt: instantColumn(),
    deadAt: instantColumn(),
    lastError: text(),
    createdAt: instantColumn().notNull(),
  },
  (row) => [
    index('outbox_due')
      .on(row.nextAt)
      .where(sql`done_at is null and dead_at is null`),
    index('outbox_notice')
      .on(row.noticeId)
      .where(sql`notice_id is not null`),
    index('outbox_unfinished')
      .on(row.kind)
      .where(sql`done_at is null`),
  ],
)
