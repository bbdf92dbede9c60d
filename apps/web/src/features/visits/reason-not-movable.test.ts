import type { Visit } from '@sakina/api-client/client'
import { instant } from '@sakina/domain/calendar'
import { DEFAULT_POLICIES } from '@sakina/domain/policies'
import { expect, test } from 'vitest'

import { exampleVisit } from '../../shared/testing/example-visit.ts'
import { findReasonNotMovable } from './reason-not-movable.ts'

const policies = DEFAULT_POLICIES
const until = instant('2026-11-24T12:59:59.999Z')
const visit: Visit = { ...exampleVisit, movableUntil: until }

test('the reason why a visit cannot be moved is that it is too late, that it has no worker or that its contract does not allow it', () => {
  const worker = { id: 'w1', name: 'Siti', gender: 'f', portrait: null } as unknown as Visit['worker']
  const assigned: Visit = { ...visit, worker, movableUntil: null }
  const reason = (changes: Partial<Visit>, now = until) =>
    findReasonNotMovable({ ...assigned, ...changes }, { now: instant(now), policies })
  expect(findReasonNotMovable(assigned, { now: until, policies }, 'cancellation')).toBe('cancelling')
  expect(findReasonNotMovable(assigned, { now: until, policies }, 'replacement')).toBe('contract')
  expect(reason({ movableUntil: until })).toBeUndefined()
  expect(reason({ movableUntil: until }, instant(until + 1))).toBe('too_late')
  expect(reason({}, instant(until + 1))).toBe('too_late')
  expect(reason({ worker: null })).toBe('no_worker')
  // There is time enough, so the contract is on hold, paused or past due.
  expect(reason({})).toBe('contract')
  expect(reason({ status: { code: 'on_the_way', label: '' } })).toBeUndefined()
})
