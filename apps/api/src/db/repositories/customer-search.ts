import { normalizeNumericInput, foldForSearch } from '@sakina/text'
import { and, ilike, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { QueryExecutor } from '../database.ts'
import { workers } from '../schema/catalogue.ts'
import { contactMessages, customers } from '../schema/identity.ts'

/** Escapes `%` and `_`, so that an SQL search treats both as plain characters. */
export const like = (text: string): string => `%${text.trim().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

// The marks, signs and letters that `foldForSearch` removes or makes equal, for Arabic and Latin names.
const unsearchable =
  '[\\u0300-\\u036F\\u0610-\\u061A\\u064B-\\u065F\\u0670\\u0640\\u0621\\u200B-\\u200F\\u2060-\\u2069\\uFEFF]'
const letters = '\u0671\u0672\u0673\u0649\u06CC\u06D2\u0629\u06BE\u06C1\u06C3\u06D5\u06A9\u06AA'
const sameLetters = '\u0627\u0627\u0627\u064A\u064A\u064A\u0647\u0647\u0647\u0647\u0647\u0643\u0643'

/** A column in the form of `foldForSearch`, in which two spellings of one name are equal. */
const folded = (column: PgColumn | SQL): SQL =>
  sql`lower(translate(regexp_replace(normalize(${column}, NFKD), ${unsearchable}, '', 'g'), ${letters}, ${sameLetters}))`

/** Whether a name has every word that somebody typed, in whatever spelling; undefined if nothing was typed. */
const nameMatches = (name: PgColumn | SQL, search: string): SQL | undefined =>
  and(
    ...foldForSearch(search)
      .split(' ')
      .filter(Boolean)
      .map((word) => sql`${folded(name)} like ${like(word)}`),
  )

/** Whether a worker's name in either language has every word that somebody typed. */
export const workerMatches = (search: string): SQL | undefined =>
  or(
    nameMatches(sql`(${workers.name} ->> 'ar')`, search),
    nameMatches(sql`(${workers.name} ->> 'en')`, search),
  )

/** The digits of a mobile as people type it, such as 0555…, without the prefix of country or trunk. */
function digitsOfMobile(text: string): string | undefined {
  const typed = normalizeNumericInput(text).replace(/[\s-]/g, '')
  const digits = typed.replace(/^(?:\+|00)?(?:966)?0?/, '')
  return /^\+?\d+$/.test(typed) && digits.length >= 3 ? digits : undefined
}

/** Whether a customer's name, login, ID or mobile contains what somebody typed. */
export function customerMatches(search: string): SQL | undefined {
  const text = like(search)
  const mobile = digitsOfMobile(search)
  return or(
    nameMatches(customers.name, search),
    ilike(customers.login, text),
    ilike(customers.nationalId, text),
    mobile === undefined ? undefined : ilike(customers.mobile, like(mobile)),
    mobile === undefined ? undefined : ilike(customers.contactPhone, like(mobile)),
  )
}

/** Whether the reference, the sender or the text of a message of the contact form contains what somebody typed. */
export function contactMessageMatches(search: string): SQL | undefined {
  const mobile = digitsOfMobile(search)
  return or(
    nameMatches(contactMessages.name, search),
    ilike(contactMessages.number, like(search)),
    ilike(contactMessages.email, like(search)),
    ilike(contactMessages.message, like(search)),
    mobile === undefined ? undefined : ilike(contactMessages.phone, like(mobile)),
  )
}

/** Whether the number of a record contains what somebody typed, or its customer matches it. */
export const recordMatches = (
  db: QueryExecutor,
  search: string | undefined,
  { number, customerId }: { readonly number: PgColumn; readonly customerId: PgColumn },
): SQL | undefined =>
  search === undefined
    ? undefined
    : or(
        ilike(number, like(search)),
        inArray(customerId, db.select({ id: customers.id }).from(customers).where(customerMatches(search))),
      )
