import type { LocalDate } from '../calendar/index.ts'
import type { Outcome } from '../refusal/index.ts'
import type { StartRefusal } from '../schedule/index.ts'
import { day, parseDay } from './fields.ts'
import { problem } from './problem.ts'
import { scheduleProblem } from './schedule-messages.ts'

/** The first day of a service, held to the rule that chooses it. */
export const startDay = (choose: (day: LocalDate) => Outcome<LocalDate, StartRefusal>) =>
  day()
    .required(problem('validation.schedule.chooseDay'))
    .test('start', (value, context) => {
      const start = parseDay(value)
      if (start === undefined) return true
      const outcome = choose(start)
      return outcome.ok || context.createError({ message: scheduleProblem(outcome.reason) })
    })
