import { expect, test } from 'vitest'

import { reasonOf } from './reason.ts'

const none = { code: undefined, label: undefined }

test('without a choice and without a text the documented default is sent', () => {
  expect(reasonOf(none, undefined, 'No reason provided')).toBe('No reason provided')
  expect(reasonOf({ code: '', label: undefined }, '  ', 'other reasons')).toBe('other reasons')
})

test('what was written stands for “other” and beside any other choice', () => {
  expect(reasonOf({ code: 'other', label: 'other' }, 'we travel', '')).toBe('we travel')
  expect(reasonOf({ code: 'late', label: 'late arrival' }, 'an hour', '')).toBe('late arrival: an hour')
  expect(reasonOf({ code: 'late', label: 'late arrival' }, undefined, '')).toBe('late arrival')
  expect(reasonOf(none, 'we travel', 'x')).toBe('we travel')
})
