import type { ServiceCode } from '../vocabulary/index.ts'
import type { Money } from '../money/index.ts'

/** The code of a job that workers do. */
export type JobCode = 'housemaid' | 'nanny' | 'nurse' | 'cookingHelpers' | 'houseman' | 'personalCare'

/**
 * The properties of a plan that are compared, filtered and sorted. Unknown services and jobs are in no
 * category.
 */
export type ComparablePlan = {
  readonly service: ServiceCode | undefined
  readonly job: JobCode | undefined
  readonly nationalityId: number | undefined
  /** The total with tax, as the card of the plan shows it. */
  readonly price: Money
  readonly durationDays: number
  readonly visitCount: number
  readonly requiresInsurance: boolean
  /**
   * The texts that a search looks through, in every available language: names, job, nationality and
   * service.
   */
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

/** Returns the job code that a text names, or undefined. */
export const parseJobCode = (text: string): JobCode | undefined => JOBS.get(text.trim().toLowerCase())
