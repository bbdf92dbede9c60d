import { money } from '@sakina/domain/money'
import { parseServiceCode } from '@sakina/domain/plans'
import { calculateQuote, totalTaxPercent } from '@sakina/domain/pricing'
import { catchRefusal } from '@sakina/domain/refusal'
import { packageDurationInDays } from '@sakina/domain/schedule'
import { packageChoices } from '@sakina/domain/vocabulary'
import { isDeepStrictEqual } from 'node:util'
import { readPlacesFile } from './places-file.ts'
import { findUnknownPlaceholders } from './text-placeholders.ts'
import type { CatalogueFileRows } from './catalogue-rows.ts'

type Numbered = { readonly id: number }

const idsOf = (rows: readonly Numbered[]): ReadonlySet<number> => new Set(rows.map(({ id }) => id))

function twice(what: string, rows: readonly Numbered[]): readonly string[] {
  const seenIds = new Set<number>()
  const again: number[] = []
  for (const { id } of rows) {
    if (seenIds.has(id)) again.push(id)
    seenIds.add(id)
  }
  return again.map((id) => `${what} ${id}: stands there twice`)
}

/** Reports each row that refers to an id which the other list, `of`, does not contain. */
const missing = <Row>(
  what: (row: Row) => string,
  rows: readonly Row[],
  names: (row: Row) => readonly (number | null)[],
  of: readonly [string, readonly Numbered[]],
): readonly string[] => {
  const known = idsOf(of[1])
  return rows.flatMap((row) =>
    names(row).flatMap((id) =>
      id === null || known.has(id) ? [] : [`${what(row)}: there is no ${of[0]} ${id}`],
    ),
  )
}

const labelOf =
  (what: string) =>
  ({ id }: Numbered): string =>
    `${what} ${id}`

/** Finds plans that cannot be priced; one of them would break every list that contains it. */
const unpriced = ({ plans }: CatalogueFileRows): readonly string[] =>
  plans.flatMap((plan) => {
    const priced = catchRefusal(() =>
      calculateQuote({
        listPrice: money(plan.listPrice),
        wage: money(plan.employeeWage),
        tax: totalTaxPercent(plan.taxes),
      }),
    )
    return priced.ok ? [] : [`plan ${plan.id}: has no price (${priced.reason.code})`]
  })

/**
 * Reports each list of package options that differs from the list which the forms and the price
 * table know.
 */
const unknownPackages = ({
  settings: { special_packages: offered },
}: CatalogueFileRows): readonly string[] => {
  const same = (what: string, listed: readonly unknown[], known: readonly unknown[]) =>
    isDeepStrictEqual(listed, known) ? [] : [`special_packages: ${what} are not ${known.join(', ')}`]
  const { workerTypes, nationalities, durations, counts } = packageChoices
  const codes = (rows: readonly { readonly code: string }[]) => rows.map(({ code }) => code)
  return [
    ...same('worker_types', codes(offered.worker_types), workerTypes),
    ...same('nationalities', codes(offered.nationalities), nationalities),
    ...same(
      'counts',
      offered.counts.map(({ value }) => value),
      counts,
    ),
    ...same('durations', codes(offered.durations), durations),
    ...same(
      'days of durations',
      offered.durations.map(({ days }) => days),
      durations.map(packageDurationInDays),
    ),
  ]
}

/** Lists the errors of a catalogue whose fields are all valid by themselves. */
export function findCatalogueErrors(file: CatalogueFileRows): readonly string[] {
  const [plan, worker] = [labelOf('plan'), labelOf('worker')]
  const job = ['job', file.jobs] as const
  const nationality = ['nationality', file.nationalities] as const
  const city = ['city', readPlacesFile().cities] as const
  return [
    ...Object.entries({
      branch: file.branches,
      nationality: file.nationalities,
      job: file.jobs,
      service: file.services,
      plan: file.plans,
      worker: file.workers,
      term: file.terms,
    }).flatMap(([what, rows]) => twice(what, rows)),
    ...missing(
      labelOf('branch'),
      file.branches,
      ({ cityId, servedCityIds }) => [cityId, ...servedCityIds],
      city,
    ),
    // Nobody may order from a city that no branch serves, so a visit there could never be sold.
    ...missing(labelOf('branch'), file.branches, ({ visitCityIds }) => visitCityIds ?? [], [
      'served city',
      file.branches.flatMap(({ servedCityIds }) => servedCityIds.map((id) => ({ id }))),
    ]),
    ...missing(
      ({ serviceId }) => `service ${serviceId}`,
      file.serviceJobs,
      ({ jobId }) => [jobId],
      job,
    ),
    ...missing(plan, file.plans, ({ serviceId }) => [serviceId], ['service', file.services]),
    ...missing(plan, file.plans, ({ nationalityId }) => [nationalityId], nationality),
    ...missing(plan, file.plans, ({ jobId }) => [jobId], job),
    ...missing(worker, file.workers, ({ nationalityId }) => [nationalityId], nationality),
    ...missing(worker, file.workers, ({ branchId }) => [branchId], ['branch', file.branches]),
    ...missing(worker, file.workers, ({ jobIds }) => jobIds, job),
    ...missing(
      ({ planId }) => `plan ${planId}`,
      file.planWorkers,
      ({ workerId }) => [workerId],
      ['worker', file.workers],
    ),
    ...file.services
      .filter(({ code }) => parseServiceCode(code) === undefined)
      .map(({ id, code }) => `service ${id}: nothing here knows the kind "${code}"`),
    ...unpriced(file),
    ...unknownPackages(file),
    ...findUnknownPlaceholders(file),
    ...file.plans
      .filter(({ visitDays, visitCount }) => visitDays !== null && visitCount === 0)
      .map(({ id }) => `plan ${id}: has days for visits and no visits`),
  ]
}
