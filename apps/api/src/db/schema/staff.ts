import type { StaffRole } from '@sakina/domain/vocabulary'
import { textLimits } from '@sakina/domain/vocabulary'
import { boolean, bytea, index, jsonb, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { instantColumn, limitedText } from './columns.ts'

/** The database table of the people of the office, who share nothing with the accounts of customers. */
export const staff = snakeCase.table('staff', {
  id: uuid().primaryKey(),
  name: limitedText(textLimits.officePerson).notNull(),
  /** In the form in which two spellings of one address are equal. */
  email: limitedText(textLimits.email).notNull().unique(),
  passwordHash: text().notNull(),
  mustChangePassword: boolean().notNull(),
  roles: jsonb().$type<readonly StaffRole[]>().notNull(),
  /** The branches that the person works for; none: all of them. */
  branches: jsonb().$type<readonly number[]>().notNull(),
  createdAt: instantColumn().notNull(),
  /** When the account was ended; its acts stay. */
  endedAt: instantColumn(),
  lastSeenAt: instantColumn(),
})

/** The database table of the sessions of the office. */
export const staffSessions = snakeCase.table(
  'staff_sessions',
  {
    id: uuid().primaryKey(),
    tokenHash: bytea().notNull().unique(),
    staffId: uuid()
      .notNull()
      .references(() => staff.id),
    createdAt: instantColumn().notNull(),
    usedAt: instantColumn().notNull(),
    expiresAt: instantColumn().notNull(),
    /** Where the session began. */
    address: text().notNull(),
    browser: limitedText(textLimits.browserName).notNull(),
  },
  (row) => [index('staff_sessions_staff').on(row.staffId), index('staff_sessions_expiry').on(row.expiresAt)],
)

/** The database table of who of the office has taken something that waits. */
export const queueOwners = snakeCase.table(
  'queue_owners',
  {
    recordId: uuid().primaryKey(),
    staffId: uuid()
      .notNull()
      .references(() => staff.id),
    takenAt: instantColumn().notNull(),
  },
  (row) => [index('queue_owners_age').on(row.takenAt)],
)
