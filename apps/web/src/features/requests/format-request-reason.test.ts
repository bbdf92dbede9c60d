import { expect, test } from 'vitest'

import { formatRequestReason } from './format-request-reason.ts'

const none = { code: undefined, label: undefined }

test('a request without a reason sends the documented default', () => {
  expect(formatRequestReason(none, undefined, 'No reason provided')).toBe('No reason provided')
  expect(formatRequestReason({ code: '', label: undefined }, '  ', 'other reasons')).toBe('other reasons')
})

test('the written reason of a request replaces “other” and is added to any other choice', () => {
  expect(formatRequestReason({ code: 'other', label: 'other' }, 'we travel', '')).toBe('we travel')
  expect(formatRequestReason({ code: 'late', label: 'late arrival' }, 'an hour', '')).toBe(
    'late arrival: an hour',
  )
  expect(formatRequestReason({ code: 'late', label: 'late arrival' }, undefined, '')).toBe('late arrival')
  expect(formatRequestReason(none, 'we travel', 'x')).toBe('we travel')
})
