import { toServiceCode } from '@sakina/api-client/wire/records/service'
import type { CodeWithLabel } from '@sakina/api-client/wire/value-codecs'
import type { Bilingual } from '../../db/schema/columns.ts'
import { localize, type Language } from '../language.ts'

export type NamedRow = { readonly id: number; readonly name: Bilingual }
type RowWithCode = NamedRow & { readonly code: string }

/** Returns the id and the localized name of a catalogue row; null without a row. */
export const toRelation = (row: NamedRow | undefined, language: Language) =>
  row === undefined ? null : { id: row.id, name: localize(row.name, language) }

/** Returns the id, the localized name and the code of a catalogue row; null without a row. */
export const toReference = (row: RowWithCode | undefined, language: Language) =>
  row === undefined ? null : { id: row.id, name: localize(row.name, language), code: row.code }

/** Returns the reference to a service; null without one. */
export const toServiceReference = (row: RowWithCode | undefined, language: Language) =>
  row === undefined ? null : { id: row.id, name: localize(row.name, language), code: toServiceCode(row.code) }

/** Returns the id and the number of a record; null without one. */
export const toNumbered = (row: { readonly id: string; readonly number: string } | undefined) =>
  row === undefined ? null : { id: row.id, name: row.number }

/** Returns a code with its words. */
export const toLabel = <Code extends string>(
  names: Readonly<Record<Code, Bilingual>>,
  code: Code,
  language: Language,
): CodeWithLabel<Code> => ({ code, label: localize(names[code], language) })
