import { instant, localDate } from '@sakina/domain/calendar'
import type { Instant, LocalDate } from '@sakina/domain/calendar'
import type { Money } from '@sakina/domain/money'
import { moneyFromWire } from '@sakina/domain/money'
import type { WireId } from '../fields.ts'

/**
 * An id as the provider sent it: an integer for catalogue records, mostly text for others. Compare with
 * `isSameId`.
 */
export type Id = WireId

/** A reference to another record: its id and its name. */
export type RecordReference = { readonly id: Id | null; readonly name: string }

/** A reference to another record: its id, name and code. */
export type ReferenceWithCode = RecordReference & { readonly code: string }

/** A state with the server's label, and its code where it is known. */
export type CodeWithLabel<Code extends string> = { readonly code: Code | 'unknown'; readonly label: string }

/**
 * Whether two ids are the same. An id from a URL is text even where the provider sends integers.
 */
export const isSameId = (a: Id | null, b: Id | null): boolean =>
  a !== null && b !== null && String(a) === String(b)

/**
 * Converts riyals of the wire to money. A sum that the provider calculated with floats may be
 * slightly off the halala, so it is rounded.
 */
export const toMoney = (sar: number): Money => moneyFromWire(sar, 'round')

/** Converts riyals of the wire to money; null stays null. */
export const toOptionalMoney = (sar: number | null): Money | null => (sar === null ? null : toMoney(sar))

/** Converts the text of a date to a date; null stays null. */
export const toOptionalDay = (day: string | null): LocalDate | null => (day === null ? null : localDate(day))

/** Converts the text of a moment to an instant; null stays null. */
export const toOptionalInstant = (moment: string | null): Instant | null =>
  moment === null ? null : instant(moment)

/** Returns a code if the list has it, otherwise `unknown`. */
export const knownCode = <Code extends string>(codes: readonly Code[], code: string): Code | 'unknown' =>
  codes.find((known) => known === code) ?? 'unknown'

/** Converts a coded value of the wire to its code and label. */
export const toCodeWithLabel = <Code extends string>(
  wire: { readonly label: string; readonly value: string },
  codes: readonly Code[],
): CodeWithLabel<Code> => ({ code: knownCode(codes, wire.value), label: wire.label || wire.value })

/** Accepts only web links from a response, never a script or a file, because visitors click on them. */
export const parseWebLink = (text: string | null): string | null =>
  text !== null && /^https?:\/\/[^\s]+$/i.test(text.trim()) ? text.trim() : null
