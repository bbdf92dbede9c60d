import { instantAt, localDate, clockTime } from '@sakina/domain/calendar'
import { expect, it } from 'vitest'

import { roomLightAt, roomLightOfVisit } from './room-light.ts'

const visit = (day: string, time: string) => ({
  arrivesFrom: instantAt(localDate(day), clockTime(time)),
})

it.each([
  ['a morning', visit('2026-11-24', '07:30'), 'day'],
  ['an evening', visit('2026-11-24', '16:00'), 'evening'],
  ['a morning of Ramadan', visit('2026-02-24', '10:00'), 'day'],
  ['an evening of Ramadan', visit('2026-02-24', '20:30'), 'ramadan'],
  ['an unknown time', { arrivesFrom: null }, 'day'],
] as const)('a room has the right light for a visit at %s', (_name, when, light) => {
  expect(roomLightOfVisit(when)).toBe(light)
})

it.each([
  ['2026-11-24', '05:29', 'evening'],
  ['2026-11-24', '12:00', 'day'],
  ['2026-11-24', '17:30', 'evening'],
  ['2026-02-24', '20:00', 'ramadan'],
] as const)('a room on %s at %s has the light of that hour', (day, time, light) => {
  expect(roomLightAt(instantAt(localDate(day), clockTime(time)))).toBe(light)
})
