import { examples } from '@sakina/api-client/wire/examples'
import { getDriverDay } from '@sakina/api-client/wire/driver'
import { instant } from '@sakina/domain/calendar'
import { expect, test } from 'vitest'

import { applyQueuedSteps } from './apply-queued-steps.ts'

const [visit] = getDriverDay.read(examples.getDriverDay.answer).visits
const at = instant('2026-03-04T04:40:00Z')

test('queued steps of a driver change the visit on the phone at once, and are marked as not sent', () => {
  if (!visit) throw new Error('no visit')
  const queue = [
    { id: '1', visit: visit.id, step: 'at_door', at },
    { id: '2', visit: 'another', step: 'done', at },
    { id: '3', visit: visit.id, step: 'inside', at },
  ] as const
  const shown = applyQueuedSteps(visit, queue)
  expect(shown.state).toBe('in_progress')
  expect(shown.steps.map(({ step, isSent }) => [step, isSent])).toEqual([
    ['left', true],
    ['at_door', false],
    ['inside', false],
  ])
  expect(applyQueuedSteps({ ...visit, state: 'unknown' }, queue).steps).toHaveLength(1)
})
