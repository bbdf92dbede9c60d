import { localize, type Language } from '../language.ts'

export type NamedRow = { readonly id: number; readonly name: { readonly ar: string; readonly en: string } }

/** Returns the id and the localized name of a catalogue row; null without a row. */
export const toWireRelation = (row: NamedRow | undefined, language: Language) =>
  row === undefined ? null : { id: row.id, name: localize(row.name, language) }
