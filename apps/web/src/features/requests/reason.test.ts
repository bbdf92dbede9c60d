import { expect, test } from 'vitest'

import { reasonOf } from './reason.ts'

const none = { code: undefined, label: undefined }

test('a request without a reason sends the documented default', () => {
  expect(reasonOf(none, undefined, 'No reason provided')).toBe('No reason provided')
  expect(reasonOf({ code: '', label: undefined }, '  ', 'other reasons')).toBe('other reasons')
})

test('a written reason replaces “other” and is added to any other choice', () => {
  expect(reasonOf({ code: 'other', label: 'other' }, 'we travel', '')).toBe('we travel')
  expect(reasonOf({ code: 'late', label: 'late arrival' }, 'an hour', '')).toBe('late arrival: an hour')
  expect(reasonOf({ code: 'late', label: 'late arrival' }, undefined, '')).toBe('late arrival')
  expect(reasonOf(none, 'we travel', 'x')).toBe('we travel')
})
