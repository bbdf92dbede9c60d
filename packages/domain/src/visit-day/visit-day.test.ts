import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMinutes, instant, instantToIso, localDate } from '../calendar/index.ts'
import { visitLifecycle } from '../lifecycles/index.ts'
import { propertyTestOptions } from '../property-runs.ts'
import { visitStates, driverSteps } from '../vocabulary/index.ts'
import type { VisitState, DriverStep } from '../vocabulary/index.ts'
import {
  canVisitBe,
  canNameDoorContact,
  canReportComingToDoor,
  driverLinkValidity,
  isDriverLinkOpen,
  nextSteps,
  nobodyOpensReportableFrom,
  visitStatesAfterStep,
  driverStepTime,
} from './index.ts'

const startsAt = instant('2026-10-12T14:30:00+03:00')
const after = (seconds: number) => instant(startsAt + seconds * 1000)

const outcomeOf = (
  step: DriverStep,
  state: VisitState,
  atDoorSince = state === 'scheduled' ? undefined : startsAt,
) => visitStatesAfterStep(step, { state, startsAt, atDoorSince }, after(3600))

const states = (step: DriverStep, state: VisitState) => {
  const outcome = outcomeOf(step, state)
  return outcome.ok ? outcome.value : outcome.reason.code
}

describe('a step of the driver', () => {
  test('a step of the driver moves a visit on: to on the way, in progress, done or missed', () => {
    expect(states('left', 'scheduled')).toEqual(['on_the_way'])
    expect(states('at_door', 'on_the_way')).toEqual([])
    expect(states('inside', 'on_the_way')).toEqual(['in_progress'])
    expect(states('done', 'in_progress')).toEqual(['done'])
    expect(states('nobody_opens', 'on_the_way')).toEqual(['missed'])
  })

  test('a step of the driver also moves the visit through the states of skipped steps, but not “on the way” once the worker is inside', () => {
    expect(states('at_door', 'scheduled')).toEqual(['on_the_way'])
    expect(states('inside', 'scheduled')).toEqual(['in_progress'])
    expect(states('done', 'scheduled')).toEqual(['in_progress', 'done'])
    expect(states('done', 'on_the_way')).toEqual(['in_progress', 'done'])
  })

  test('a step of the driver that arrives after a later one changes no state', () => {
    expect(states('left', 'in_progress')).toEqual([])
    expect(states('inside', 'done')).toEqual([])
    expect(states('at_door', 'missed')).toEqual([])
    expect(states('nobody_opens', 'missed')).toEqual([])
  })

  test('a cancelled visit refuses every step, a missed one refuses “inside” and “done”', () => {
    for (const step of driverSteps) expect(states(step, 'cancelled')).toBe('visit_day.called_off')
    expect(states('inside', 'missed')).toBe('visit_day.already_missed')
    expect(states('done', 'missed')).toBe('visit_day.already_missed')
  })

  test('a visit that was moved to another day refuses “nobody opens”', () => {
    expect(states('nobody_opens', 'moved')).toBe('visit_day.called_off')
  })

  test('“nobody opens” is refused before the driver is at the door and after the worker is inside', () => {
    expect(states('nobody_opens', 'in_progress')).toBe('visit_day.already_inside')
    expect(states('nobody_opens', 'done')).toBe('visit_day.already_inside')
    expect(states('nobody_opens', 'scheduled')).toBe('visit_day.not_at_door')
  })

  test('a step of the driver makes only transitions of the life cycle of a visit, in any order and number of steps', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...driverSteps), fc.integer({ min: 0, max: 600 })), {
          maxLength: 12,
        }),
        (steps) => {
          let state: VisitState = 'scheduled'
          let atDoorSince: typeof startsAt | undefined
          let seconds = 0
          for (const [step, wait] of steps) {
            seconds += wait
            const now = after(seconds)
            const outcome = visitStatesAfterStep(step, { state, startsAt, atDoorSince }, now)
            if (!outcome.ok) continue
            for (const to of outcome.value) {
              expect(visitLifecycle.move(state, to).ok).toBe(true)
              state = to
            }
            if (step === 'at_door') atDoorSince ??= now
            const again = visitStatesAfterStep(step, { state, startsAt, atDoorSince }, now)
            expect(again).toEqual({ ok: true, value: [] })
            if (state === 'missed') expect(now - (atDoorSince ?? now)).toBeGreaterThanOrEqual(300_000)
          }
        },
      ),
      propertyTestOptions,
    )
  })

  test('a step of the driver is offered only if it is the next one for the state of the visit', () => {
    const next = (state: VisitState, atDoor = false) => nextSteps({ state, atDoor })
    expect(next('scheduled')).toEqual(['left'])
    expect(next('on_the_way')).toEqual(['at_door'])
    expect(next('on_the_way', true)).toEqual(['inside', 'nobody_opens'])
    expect(next('in_progress', true)).toEqual(['done'])
    for (const state of visitStates.filter((each) => visitLifecycle.isFinal(each)))
      expect(next(state, true), state).toEqual([])
  })

  test('nobody is on the way to a visit or at it before its day, and it is neither made nor missed before its window', () => {
    const allowed = (minutes: number) =>
      visitStates.filter((state) => canVisitBe(state, startsAt, instant(addMinutes(startsAt, minutes))))
    const always = ['scheduled', 'cancelled', 'moved']
    const untilMidnight = -(14 * 60 + 30)
    expect(allowed(untilMidnight - 1)).toEqual(always)
    expect(allowed(untilMidnight)).toEqual(
      visitStates.filter((state) => state !== 'done' && state !== 'missed'),
    )
    expect(allowed(-1)).not.toContain('done')
    expect(allowed(0)).toEqual([...visitStates])
  })

  test('a step of the driver has the time of the phone, unless that is in the future or more than twelve hours ago', () => {
    const receivedAt = after(0)
    const time = (minutes: number) =>
      driverStepTime({ happenedAt: new Date(addMinutes(receivedAt, minutes)), receivedAt }) - receivedAt
    expect(time(-10)).toBe(-600_000)
    expect(time(-12 * 60)).toBe(-12 * 3_600_000)
    expect(time(-12 * 60 - 1)).toBe(0)
    expect(time(1)).toBe(0)
    for (const said of ['9999-12-31T23:59:59Z', '0000-01-01T00:00:00Z', 'no time at all'])
      expect(driverStepTime({ happenedAt: new Date(said), receivedAt }), said).toBe(receivedAt)
  })
})

describe('the step “nobody opens”', () => {
  const outcome = (atDoor: number, seconds: number) =>
    visitStatesAfterStep(
      'nobody_opens',
      { state: 'on_the_way', startsAt, atDoorSince: after(atDoor) },
      after(seconds),
    ).ok

  test('“nobody opens” can be reported five minutes after the driver came to the door, and not earlier', () => {
    expect(outcome(600, 600 + 299)).toBe(false)
    expect(outcome(600, 600 + 300)).toBe(true)
  })

  test('a driver who is early can report “nobody opens” only five minutes after the arrival window begins', () => {
    expect(outcome(-900, 299)).toBe(false)
    expect(outcome(-900, 300)).toBe(true)
    expect(nobodyOpensReportableFrom({ startsAt, atDoorSince: after(-900) })).toBe(after(300))
  })
})

describe('the link of a driver', () => {
  test('the link of a driver works from midnight of its day until four the next morning', () => {
    const day = localDate('2026-10-12')
    const { from, until } = driverLinkValidity(day)
    expect([from, until].map(instantToIso)).toEqual(['2026-10-11T21:00:00.000Z', '2026-10-13T01:00:00.000Z'])
    expect(isDriverLinkOpen(day, instant(from - 1))).toBe(false)
    expect(isDriverLinkOpen(day, from)).toBe(true)
    expect(isDriverLinkOpen(day, instant(until - 1))).toBe(true)
    expect(isDriverLinkOpen(day, until)).toBe(false)
  })
})

describe('the family', () => {
  test('the family can say it is coming while the driver is on the way or waits, and name who opens until the worker is inside', () => {
    expect(visitStates.filter(canReportComingToDoor)).toEqual(['on_the_way'])
    expect(visitStates.filter(canNameDoorContact)).toEqual(['scheduled', 'on_the_way'])
  })
})
