import { textLimits } from '@sakina/domain/vocabulary'
import { index, integer, jsonb, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { instantColumn, limitedText } from './columns.ts'

/** The states and sums, in halalas, that an act of the office on money can change. */
export type MoneyFacts = {
  readonly order: string | null
  readonly contract: string | null
  /** The state of the request, the refund or the invoice that the act is about. */
  readonly record: string | null
  readonly invoiced: number
  readonly credited: number
  readonly unpaid: number
  /** What goes back to cards. */
  readonly refunded: number
  readonly wallet: number
  /** The vouchers that the customer can use. */
  readonly vouchers: number
}

/**
 * The database table of the acts of the office on money: who, why, and what was before and after. Rows are only
 * added: a trigger refuses to change or delete them. They outlive their customer, as accounts must.
 */
export const officeActs = snakeCase.table(
  'office_acts',
  {
    id: uuid().primaryKey(),
    operation: text().notNull(),
    recordId: text().notNull(),
    customerId: uuid().notNull(),
    /** Who acted; null if the office did not say. */
    actedBy: limitedText(textLimits.officePerson),
    reason: limitedText(textLimits.officeNote),
    before: jsonb().$type<MoneyFacts>().notNull(),
    after: jsonb().$type<MoneyFacts>().notNull(),
    /** How many notices the act sent. */
    notices: integer().notNull(),
    at: instantColumn().notNull(),
  },
  (row) => [index('office_acts_customer').on(row.customerId, row.at), index('office_acts_at').on(row.at)],
)
