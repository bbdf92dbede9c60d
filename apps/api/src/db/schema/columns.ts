import { sql } from 'drizzle-orm'
import { jsonb, timestamp } from 'drizzle-orm/pg-core'

export type Bilingual = { readonly ar: string; readonly en: string }

export const bilingual = () => jsonb().$type<Bilingual>()

/** An instant. The session runs in UTC; days of the business are `date` columns of their own. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** The condition of a check: the column holds one of the words it is typed by. */
export const isOneOf = (column: string, words: readonly string[]) =>
  sql.raw(`${column} in (${words.map((word) => `'${word}'`).join(',')})`)
