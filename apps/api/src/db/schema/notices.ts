import type { Notice } from '@sakina/domain/notices'
import { noticeChannels, noticeKinds, noticeTopics } from '@sakina/domain/vocabulary'
import {
  bigint,
  boolean,
  bytea,
  check,
  index,
  jsonb,
  snakeCase,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instantColumn, oneOfCheckSql } from './columns.ts'
import { customers } from './identity.ts'

/**
 * The notices of a customer. Their texts are made from the facts when they are read, in the reader's
 * language.
 */
export const notices = snakeCase.table(
  'notices',
  {
    id: uuid().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    kind: text({ enum: noticeKinds }).notNull(),
    /** The id of the record the notice is about, such as an order, a visit or an invoice. */
    about: text().notNull(),
    /**
     * The event that caused the notice; unique for each customer and kind, so that nobody is told
     * twice.
     */
    reference: text().notNull(),
    notice: jsonb().$type<Notice>().notNull(),
    createdAt: instantColumn().notNull(),
    readAt: instantColumn(),
  },
  (row) => [
    unique('notices_once').on(row.customerId, row.kind, row.reference),
    index('notices_customer').on(row.customerId, row.createdAt),
    index('notices_about').on(row.about),
    check('notices_kind', oneOfCheckSql('kind', noticeKinds)),
  ],
)

/**
 * Whether a customer wants a topic by a channel, when that was chosen, and the label that was shown.
 * A later choice is added to the earlier ones, which stay as proof of consent.
 */
export const noticeChoices = snakeCase.table(
  'notice_choices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    topic: text({ enum: noticeTopics }).notNull(),
    channel: text({ enum: noticeChannels }).notNull(),
    wanted: boolean().notNull(),
    words: text().notNull(),
    at: instantColumn().notNull(),
  },
  (row) => [index('notice_choices_of').on(row.customerId, row.topic, row.channel, row.id)],
)

/**
 * Browsers that show notifications. They belong to the session that asked for them, and go when it is
 * signed out.
 */
export const pushSubscriptions = snakeCase.table(
  'push_subscriptions',
  {
    id: uuid().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    sessionHash: bytea().notNull(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (row) => [
    unique('push_subscriptions_endpoint').on(row.endpoint),
    index('push_subscriptions_customer').on(row.customerId, row.createdAt),
    index('push_subscriptions_session').on(row.sessionHash),
    index('push_subscriptions_age').on(row.createdAt),
  ],
)
