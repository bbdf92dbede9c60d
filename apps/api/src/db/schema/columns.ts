import { sql } from 'drizzle-orm'
import { jsonb, timestamp, varchar } from 'drizzle-orm/pg-core'

export type Bilingual = { readonly ar: string; readonly en: string }

export const bilingual = () => jsonb().$type<Bilingual>()

/** An instant. The session runs in UTC; days of the business are `date` columns of their own. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** A text that may not outgrow the limit of its form. */
export const limited = ({ most }: { readonly most: number }) => varchar({ length: most })

/** The condition of a check: the column holds one of the words it is typed by. */
export const isOneOf = (column: string, words: readonly string[]) =>
  sql.raw(`${column} in (${words.map((word) => `'${word}'`).join(',')})`)
