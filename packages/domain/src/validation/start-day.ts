import type { LocalDate } from '../calendar/index.ts'
import type { Outcome } from '../refusal/index.ts'
import type { StartDayRefusal } from '../schedule/index.ts'
import { dayField, parseDay } from './fields.ts'
import { fieldProblem } from './problem.ts'
import { scheduleProblem } from './schedule-messages.ts'

/** The first day of a service, validated by the given rule. */
export const startDayField = (choose: (day: LocalDate) => Outcome<LocalDate, StartDayRefusal>) =>
  dayField()
    .required(fieldProblem('validation.schedule.chooseDay'))
    .test('start', (value, context) => {
      const start = parseDay(value)
      if (start === undefined) return true
      const outcome = choose(start)
      return outcome.ok || context.createError({ message: scheduleProblem(outcome.reason) })
    })
