import { sql } from 'drizzle-orm'
import { jsonb, timestamp, varchar } from 'drizzle-orm/pg-core'

/** A text in Arabic and in English. */
export type Bilingual = { readonly ar: string; readonly en: string }

/** Defines a database column with a text in both languages. */
export const bilingualColumn = () => jsonb().$type<Bilingual>()

/** A moment in time. The session runs in UTC; days of the business are separate `date` columns. */
export const instantColumn = () => timestamp({ withTimezone: true, mode: 'date' })

/** A text column with the length limit of its form. */
export const limitedText = ({ most }: { readonly most: number }) => varchar({ length: most })

/** A check constraint: the column holds one of the values of its type. */
export const oneOfCheckSql = (column: string, words: readonly string[]) =>
  sql.raw(`${column} in (${words.map((word) => `'${word}'`).join(',')})`)
