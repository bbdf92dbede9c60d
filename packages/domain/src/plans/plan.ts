import type { ServiceCode } from '../vocabulary/index.ts'
import type { Money } from '../money/index.ts'

export type JobCode = 'housemaid' | 'nanny' | 'nurse' | 'cookingHelpers' | 'houseman' | 'personalCare'

/** What of a plan is compared, filtered and sorted. Unknown services and jobs are simply in no category. */
export type ComparablePlan = {
  readonly service: ServiceCode | undefined
  readonly job: JobCode | undefined
  readonly nationalityId: number | undefined
  /** What the card shows: the total with tax. */
  readonly price: Money
  readonly durationDays: number
  readonly visitCount: number
  readonly requiresInsurance: boolean
  /** What a search looks through, in every language at hand: its names, job, nationality and service. */
  readonly names: readonly string[]
}

const JOBS: ReadonlyMap<string, JobCode> = new Map<string, JobCode>([
  ['housemaid', 'housemaid'],
  ['maid', 'housemaid'],
  ['nanny', 'nanny'],
  ['nurse', 'nurse'],
  ['cookinghelpers', 'cookingHelpers'],
  ['houseman', 'houseman'],
  ['personalcare', 'personalCare'],
])

export const readJobCode = (text: string): JobCode | undefined => JOBS.get(text.trim().toLowerCase())
