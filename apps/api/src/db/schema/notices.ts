import type { Notice } from '@sakina/domain/notices'
import { noticeChannels, noticeKinds, noticeTopics } from '@sakina/domain/vocabulary'
import { boolean, check, index, jsonb, primaryKey, snakeCase, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instantColumn, columnIsOneOf } from './columns.ts'
import { customers } from './identity.ts'

/** What a customer was told. The words are made from the facts whenever it is read, in the reader's language. */
export const notices = snakeCase.table(
  'notices',
  {
    id: uuid().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    kind: text({ enum: noticeKinds }).notNull(),
    /** The record it speaks of: an order, a visit, an invoice. */
    about: text().notNull(),
    /** What happened to it; with the kind it is unique, so that nothing is told twice. */
    reference: text().notNull(),
    notice: jsonb().$type<Notice>().notNull(),
    createdAt: instantColumn().notNull(),
    readAt: instantColumn(),
  },
  (row) => [
    unique('notices_once').on(row.customerId, row.kind, row.reference),
    index('notices_customer').on(row.customerId, row.createdAt),
    index('notices_about').on(row.about),
    check('notices_kind', columnIsOneOf('kind', noticeKinds)),
  ],
)

/** What a customer chose of a topic by one way, when, and what the choice said. */
export const noticeChoices = snakeCase.table(
  'notice_choices',
  {
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    topic: text({ enum: noticeTopics }).notNull(),
    channel: text({ enum: noticeChannels }).notNull(),
    wanted: boolean().notNull(),
    words: text().notNull(),
    at: instantColumn().notNull(),
  },
  (row) => [primaryKey({ columns: [row.customerId, row.topic, row.channel] })],
)
