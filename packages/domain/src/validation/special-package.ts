import { object } from 'yup'
import { validatePackageStart } from '../schedule/index.ts'
import type { BookingContext } from '../schedule/index.ts'
import { packageChoices, textLimits } from '../vocabulary/index.ts'
import { requiredChoiceField, multilineField, wholeNumberField } from './fields.ts'
import { fieldProblem } from './problem.ts'
import { startDayField } from './start-day.ts'

export const specialPackageSchema = (situation: Pick<BookingContext, 'now' | 'rules'>) =>
  object({
    workerType: requiredChoiceField(packageChoices.workerTypes, 'validation.package.workerType'),
    nationality: requiredChoiceField(packageChoices.nationalities, 'validation.package.nationality'),
    workerCount: wholeNumberField(1, packageChoices.mostWorkers, 'validation.package.count').required(
      fieldProblem('validation.package.count', { least: 1, most: packageChoices.mostWorkers }),
    ),
    duration: requiredChoiceField(packageChoices.durations, 'validation.package.duration'),
    startDate: startDayField((day) => validatePackageStart(day, situation)),
    note: multilineField(textLimits.orderNote),
  })
