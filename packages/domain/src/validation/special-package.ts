import { object } from 'yup'
import { validatePackageStart } from '../schedule/index.ts'
import type { BookingContext } from '../schedule/index.ts'
import { packageChoices, textLimits } from '../vocabulary/index.ts'
import { choice, lines, wholeNumberBetween } from './fields.ts'
import { problem } from './problem.ts'
import { startDay } from './start-day.ts'

export const specialPackageSchema = (situation: Pick<BookingContext, 'now' | 'rules'>) =>
  object({
    workerType: choice(packageChoices.workerTypes, 'validation.package.workerType'),
    nationality: choice(packageChoices.nationalities, 'validation.package.nationality'),
    workerCount: wholeNumberBetween(1, packageChoices.mostWorkers, 'validation.package.count').required(
      problem('validation.package.count', { least: 1, most: packageChoices.mostWorkers }),
    ),
    duration: choice(packageChoices.durations, 'validation.package.duration'),
    startDate: startDay((day) => validatePackageStart(day, situation)),
    note: lines(textLimits.orderNote),
  })
