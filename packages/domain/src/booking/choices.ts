import { mapAddressTexts } from '../address/index.ts'
import type { AddressTextValues } from '../address/index.ts'
import { parseLocalDate, weekdays } from '../calendar/index.ts'
import type { LocalDate, Weekday } from '../calendar/index.ts'
import { visitPeriods, repeatModes } from '../vocabulary/index.ts'
import type { VisitPeriod, RepeatMode } from '../vocabulary/index.ts'

/** The identifier of a record: a number or a text. */
export type Id = number | string

/**
 * Marks an unfinished step: its values survive a reload, but the step does not count as complete.
 */
export type UnfinishedMark = { readonly unfinished?: true | undefined }

/** When an hourly worker comes. */
export type VisitChoice = UnfinishedMark & {
  readonly firstDay?: LocalDate | undefined
  readonly period?: VisitPeriod | undefined
  readonly weekdays?: readonly Weekday[] | undefined
  readonly repeatMode?: RepeatMode | undefined
  readonly repeatCount?: number | undefined
}

/** The first day of a contract without visits: the worker lives with the family. */
export type StartDateChoice = UnfinishedMark & { readonly startDate?: LocalDate | undefined }

/** The documents of a recruitment: a visa with a passport, or the name of a known worker. */
export type RecruitmentChoice = UnfinishedMark & {
  readonly visaNumber?: string | undefined
  readonly visaExpiry?: LocalDate | undefined
  readonly visaId?: string | undefined
  readonly birthDate?: LocalDate | undefined
  readonly passportName?: string | undefined
  readonly passportUploadId?: Id | undefined
  readonly name?: string | undefined
  readonly passportNumber?: string | undefined
}

/** The chosen workers. Without ids the office chooses. */
export type WorkerChoice = UnfinishedMark & {
  readonly count?: number | undefined
  readonly workerIds?: readonly Id[] | undefined
  /**
   * Whether the customer recruits a worker known by name; her name and passport number are then in
   * the documents.
   */
  readonly named?: boolean | undefined
}

/** A saved address, or one that a guest typed and that is saved at sign-in. */
export type AddressChoice = UnfinishedMark &
  AddressTextValues & {
    readonly addressId?: Id | undefined
    /** False when no branch sends workers to the address. */
    readonly isServed?: boolean | undefined
    /** The cities beside that of the home from which the family accepts its live-in worker. */
    readonly acceptedWorkerCityIds?: readonly Id[] | undefined
    readonly countryId?: Id | undefined
    readonly regionId?: Id | undefined
    readonly cityId?: Id | undefined
    readonly neighborhoodId?: Id | undefined
    /** The names of the chosen places, in the language of the lists they were chosen from. */
    readonly regionName?: string | undefined
    readonly cityName?: string | undefined
    readonly neighborhoodName?: string | undefined
  }

/** Whether a worker is delivered or collected, and from which branch. */
export type DeliveryChoice = UnfinishedMark & {
  readonly branchId?: Id | undefined
  readonly delivery?: 'home' | 'pickup' | undefined
}

/** The optional additions of a booking: note, voucher and the use of the wallet. */
export type ExtrasChoice = UnfinishedMark & {
  readonly note?: string | undefined
  readonly voucherCode?: string | undefined
  readonly useWallet?: boolean | undefined
}

/** The unchecked values of a step, from a form or from storage. */
export type RawValues = Readonly<Record<string, unknown>>

export const isPlainObject = (value: unknown): value is RawValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const LONGEST_TEXT = 2_000
const MOST_ITEMS = 20

/** Returns a stored value if it is text of acceptable length. */
export const parseText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= LONGEST_TEXT ? value : undefined
const number = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined
const flag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined)
/** Returns a stored value if it is a number or text, which an identifier can be. */
export const parseId = (value: unknown): Id | undefined => number(value) ?? parseText(value)
const day = (value: unknown): LocalDate | undefined => parseLocalDate(parseText(value) ?? '')
/** Returns the option that equals a stored value, or undefined. */
export const parseOneOf = <Option>(options: readonly Option[], value: unknown): Option | undefined =>
  options.find((option) => option === value)

/**
 * Reads a list. It returns undefined if the list is too long or any item is invalid, because an
 * order with only some of the chosen workers would be another order.
 */
function list<Item>(value: unknown, read: (item: unknown) => Item | undefined): readonly Item[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_ITEMS) return undefined
  const items = value.flatMap((item: unknown) => read(item) ?? [])
  return items.length === value.length ? items : undefined
}

const mark = ({ unfinished }: RawValues): UnfinishedMark => (unfinished === true ? { unfinished } : {})

/**
 * Reads the choice of visits from stored values. This function and those below read the known fields of
 * a step and ignore all others.
 */
export const parseVisitChoice = (raw: RawValues): VisitChoice => ({
  firstDay: day(raw['firstDay']),
  period: parseOneOf(visitPeriods, raw['period']),
  weekdays: list(raw['weekdays'], (each) => parseOneOf(weekdays, each)),
  repeatMode: parseOneOf(repeatModes, raw['repeatMode']),
  repeatCount: number(raw['repeatCount']),
  ...mark(raw),
})

/** Reads the chosen first day of a contract from stored values. */
export const parseStartDateChoice = (raw: RawValues): StartDateChoice => ({
  startDate: day(raw['startDate']),
  ...mark(raw),
})

/**
 * Reads the documents of a recruitment from stored values: visa and passport, or a known worker.
 */
export const parseRecruitmentChoice = (raw: RawValues): RecruitmentChoice => ({
  visaNumber: parseText(raw['visaNumber']),
  visaExpiry: day(raw['visaExpiry']),
  visaId: parseText(raw['visaId']),
  birthDate: day(raw['birthDate']),
  passportName: parseText(raw['passportName']),
  passportUploadId: parseId(raw['passportUploadId']),
  name: parseText(raw['name']),
  passportNumber: parseText(raw['passportNumber']),
  ...mark(raw),
})

/** Reads the number of workers, their ids, and whether one is known by name, from stored values. */
export const parseWorkerChoice = (raw: RawValues): WorkerChoice => ({
  count: number(raw['count']),
  workerIds: list(raw['workerIds'], parseId),
  named: flag(raw['named']),
  ...mark(raw),
})

/** Reads the chosen address from stored values. */
export const parseAddressChoice = (raw: RawValues): AddressChoice => ({
  addressId: parseId(raw['addressId']),
  isServed: flag(raw['isServed']),
  acceptedWorkerCityIds: list(raw['acceptedWorkerCityIds'], parseId),
  countryId: parseId(raw['countryId']),
  regionId: parseId(raw['regionId']),
  cityId: parseId(raw['cityId']),
  neighborhoodId: parseId(raw['neighborhoodId']),
  regionName: parseText(raw['regionName']),
  cityName: parseText(raw['cityName']),
  neighborhoodName: parseText(raw['neighborhoodName']),
  ...mapAddressTexts((field) => parseText(raw[field])),
  ...mark(raw),
})

/** Reads the chosen branch and way of delivery from stored values. */
export const parseDeliveryChoice = (raw: RawValues): DeliveryChoice => ({
  branchId: parseId(raw['branchId']),
  delivery: parseOneOf(['home', 'pickup'] as const, raw['delivery']),
  ...mark(raw),
})

/** Reads the note, voucher code and use of the wallet from stored values. */
export const parseExtrasChoice = (raw: RawValues): ExtrasChoice => ({
  note: parseText(raw['note']),
  voucherCode: parseText(raw['voucherCode']),
  useWallet: flag(raw['useWallet']),
  ...mark(raw),
})
