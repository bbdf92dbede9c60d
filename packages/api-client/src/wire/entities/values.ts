import { instant, localDate } from '@sakina/domain/calendar'
import type { Instant, LocalDate } from '@sakina/domain/calendar'
import type { Money } from '@sakina/domain/money'
import { fromWire } from '@sakina/domain/money'
import type { WireId } from '../fields.ts'

/** As the provider sent it: integers for the catalogue, mostly text for customers' records. Compare with `sameId`. */
export type Id = WireId

export type Relation = { readonly id: Id | null; readonly name: string }

export type CodedRelation = Relation & { readonly code: string }

/** A state in the provider's own words, with its code where one is known. */
export type Labelled<Code extends string> = { readonly code: Code | 'unknown'; readonly label: string }

/** An id from an address bar is text even where the provider counts. */
export const sameId = (a: Id | null, b: Id | null): boolean =>
  a !== null && b !== null && String(a) === String(b)

/** A provider's float sum may carry noise past the halala. */
export const toMoney = (sar: number): Money => fromWire(sar, 'round')

export const toOptionalMoney = (sar: number | null): Money | null => (sar === null ? null : toMoney(sar))

export const toDay = (day: string | null): LocalDate | null => (day === null ? null : localDate(day))

export const toInstant = (moment: string | null): Instant | null => (moment === null ? null : instant(moment))

export const codeAmong = <Code extends string>(codes: readonly Code[], code: string): Code | 'unknown' =>
  codes.find((known) => known === code) ?? 'unknown'

export const toLabelled = <Code extends string>(
  wire: { readonly label: string; readonly value: string },
  codes: readonly Code[],
): Labelled<Code> => ({ code: codeAmong(codes, wire.value), label: wire.label || wire.value })

/** A link of an answer becomes one a visitor presses: only a page on the web, never a script or a file. */
export const readWebLink = (text: string | null): string | null =>
  text !== null && /^https?:\/\/[^\s]+$/i.test(text.trim()) ? text.trim() : null
