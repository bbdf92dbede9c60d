import { object } from 'yup'
import { lines, oneOf, whole } from './fields.ts'
import { problem } from './problem.ts'

/** The choices of the package dialog (public site §2). */
export const packageChoices = {
  workerTypes: ['housemaid', 'nanny', 'nurse'],
  nationalities: ['filipino', 'indian', 'ethiopian'],
  durations: ['3months', '6months', '12months'],
  mostWorkers: 3,
} as const

export const specialPackageSchema = object({
  workerType: oneOf(packageChoices.workerTypes, 'validation.package.workerType').required(
    problem('validation.package.workerType'),
  ),
  nationality: oneOf(packageChoices.nationalities, 'validation.package.nationality').required(
    problem('validation.package.nationality'),
  ),
  workerCount: whole(1, packageChoices.mostWorkers, 'validation.package.count').required(
    problem('validation.package.count', { least: 1, most: packageChoices.mostWorkers }),
  ),
  duration: oneOf(packageChoices.durations, 'validation.package.duration').required(
    problem('validation.package.duration'),
  ),
  note: lines(500),
})
