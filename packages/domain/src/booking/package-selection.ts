import { parseLocalDate } from '../calendar/index.ts'
import type { LocalDate } from '../calendar/index.ts'
import { packageChoices } from '../vocabulary/index.ts'
import { isPlainObject, parseText } from './choices.ts'

/**
 * The choices of a special package so far; unset fields are empty. It is a request without a plan, an
 * address or a payment: the office prices it first.
 */
export type PackageSelection = {
  readonly workerType: string
  readonly nationality: string
  readonly workerCount: string
  readonly duration: string
  readonly startDate: string
}

const SEPARATOR = '.'

const readOneOf = (options: readonly string[], text: string | undefined): string =>
  options.find((option) => option === text) ?? ''

/**
 * Parses `nanny.filipino.2.6months.2026-12-01`. The choice is in the URL, so that signing in or up keeps
 * it.
 */
export function parsePackageSelection(encoded: string | null): PackageSelection {
  const [workerType, nationality, workerCount, duration, startDate] = (encoded ?? '').split(SEPARATOR)
  return {
    workerType: readOneOf(packageChoices.workerTypes, workerType),
    nationality: readOneOf(packageChoices.nationalities, nationality),
    workerCount: readOneOf(packageChoices.counts.map(String), workerCount),
    duration: readOneOf(packageChoices.durations, duration),
    startDate: parseLocalDate(startDate ?? '') ?? '',
  }
}

/** Returns a selected special package as one line of text. */
export const formatPackageSelection = ({
  workerType,
  nationality,
  workerCount,
  duration,
  startDate,
}: PackageSelection): string => [workerType, nationality, workerCount, duration, startDate].join(SEPARATOR)

type Choice<Name extends 'workerTypes' | 'nationalities' | 'durations'> =
  (typeof packageChoices)[Name][number]

/** A special package with every required choice made. */
export type CompletePackageSelection = {
  readonly workerType: Choice<'workerTypes'>
  readonly nationality: Choice<'nationalities'>
  readonly workerCount: number
  readonly duration: Choice<'durations'>
}

/** Returns the completed selection, or undefined before all four required choices are made. */
export function toCompletePackageSelection(wish: PackageSelection): CompletePackageSelection | undefined {
  const workerType = packageChoices.workerTypes.find((each) => each === wish.workerType)
  const nationality = packageChoices.nationalities.find((each) => each === wish.nationality)
  const duration = packageChoices.durations.find((each) => each === wish.duration)
  if (workerType === undefined || nationality === undefined || duration === undefined) return undefined
  return wish.workerCount === ''
    ? undefined
    : { workerType, nationality, workerCount: Number(wish.workerCount), duration }
}

const STATE_SERVICE = 'SpecialPackages'

/** A special package with every required choice made, as the navigation state names the fields. */
export type PackageNavigationState = {
  readonly job: Choice<'workerTypes'>
  readonly nationality: Choice<'nationalities'>
  readonly number: number
  readonly duration: Choice<'durations'>
  /** The first day; undefined in the state that the specification documents. */
  readonly startDate: LocalDate | undefined
}

/** Parses navigation state, which anybody may have set. Returns nothing if it is not a package. */
export function parsePackageNavigationState(state: unknown): PackageNavigationState | undefined {
  if (!isPlainObject(state) || state['service'] !== STATE_SERVICE) return undefined
  const job = packageChoices.workerTypes.find((each) => each === state['job'])
  const nationality = packageChoices.nationalities.find((each) => each === state['nationality'])
  const duration = packageChoices.durations.find((each) => each === state['duration'])
  const number = Number(state['number'])
  if (!job || !nationality || !duration) return undefined
  const startDate = parseLocalDate(String(state['startDate']))
  return Number.isInteger(number) && number >= 1 && number <= packageChoices.mostWorkers
    ? { job, nationality, number, duration, startDate }
    : undefined
}

/** Writes a selection to navigation state. */
export const toPackageNavigationState = (selection: PackageSelection) => ({
  job: selection.workerType,
  nationality: selection.nationality,
  number: selection.workerCount,
  duration: selection.duration,
  startDate: selection.startDate,
  service: STATE_SERVICE,
})

/**
 * How far the request for a package has come. It is in the history entry, so it survives a reload.
 */
export type PackageProgress = {
  /** Whether the request is sent as soon as the customer is signed in. */
  readonly sendPackage: boolean
  /**
   * The idempotency key of a sent selection, so that sending the same one again orders nothing new.
   */
  readonly packageAttempt: { readonly key: string; readonly selection: string } | undefined
  readonly packagePlaced: { readonly id: string; readonly number: string } | undefined
}

/** Reads the progress of a special-package request from the state of a history entry. */
export function parsePackageProgress(state: unknown): PackageProgress {
  const { sendPackage, packageAttempt, packagePlaced } = isPlainObject(state) ? state : {}
  const attempt = isPlainObject(packageAttempt) ? packageAttempt : {}
  const placed = isPlainObject(packagePlaced) ? packagePlaced : {}
  const key = parseText(attempt['key'])
  const selection = parseText(attempt['selection'])
  const id = parseText(placed['id'])
  const number = parseText(placed['number'])
  return {
    sendPackage: sendPackage === true,
    packageAttempt: key === undefined || selection === undefined ? undefined : { key, selection },
    packagePlaced: id === undefined || number === undefined ? undefined : { id, number },
  }
}
