import { parseLocalDate } from '@sakina/domain/calendar'
import { packageChoices } from '@sakina/domain/vocabulary'

/** The package choices so far; unset fields are empty. */
export type PackageSelection = {
  readonly workerType: string
  readonly nationality: string
  readonly workerCount: string
  readonly duration: string
  readonly startDate: string
}

const SEPARATOR = '.'

const among = (options: readonly string[], text: string | undefined): string =>
  options.find((option) => option === text) ?? ''

/**
 * Parses `nanny.filipino.2.6months.2026-12-01`. The choice is in the URL, so that signing in or up keeps
 * it.
 */
export function parsePackageSelection(text: string | null): PackageSelection {
  const [workerType, nationality, workerCount, duration, startDate] = (text ?? '').split(SEPARATOR)
  return {
    workerType: among(packageChoices.workerTypes, workerType),
    nationality: among(packageChoices.nationalities, nationality),
    workerCount: among(packageChoices.counts.map(String), workerCount),
    duration: among(packageChoices.durations, duration),
    startDate: parseLocalDate(startDate ?? '') ?? '',
  }
}

export const formatPackageSelection = ({
  workerType,
  nationality,
  workerCount,
  duration,
  startDate,
}: PackageSelection): string => [workerType, nationality, workerCount, duration, startDate].join(SEPARATOR)

type Choice<Name extends 'workerTypes' | 'nationalities' | 'durations'> =
  (typeof packageChoices)[Name][number]

export type CompletePackageSelection = {
  readonly worker_type: Choice<'workerTypes'>
  readonly nationality: Choice<'nationalities'>
  readonly worker_count: number
  readonly duration: Choice<'durations'>
}

/** Returns the request for a price, or nothing before all four choices are made. */
export function completePackageSelection(wish: PackageSelection): CompletePackageSelection | undefined {
  const worker_type = packageChoices.workerTypes.find((each) => each === wish.workerType)
  const nationality = packageChoices.nationalities.find((each) => each === wish.nationality)
  const duration = packageChoices.durations.find((each) => each === wish.duration)
  if (worker_type === undefined || nationality === undefined || duration === undefined) return undefined
  return wish.workerCount === ''
    ? undefined
    : { worker_type, nationality, worker_count: Number(wish.workerCount), duration }
}
