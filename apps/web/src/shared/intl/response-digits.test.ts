import { expect, test } from 'vitest'

import { inDigits } from './response-digits.ts'

const answer = {
  id: 7,
  name: 'باقة 3 أشهر',
  number: 'S00042',
  phone: '0501234567',
  from: '2026-11-22',
  steps: [{ text: 'خلال 48 ساعة' }],
}

test('sentences of a response get Arabic-Indic digits, codes and dates do not', () => {
  expect(inDigits(answer, 'arab')).toEqual({
    ...answer,
    name: 'باقة ٣ أشهر',
    steps: [{ text: 'خلال ٤٨ ساعة' }],
  })
})

test('text typed in Arabic-Indic digits is shown in Latin ones', () => {
  expect(inDigits(['شارع ١٢', '٧٤٢١'], 'latn')).toEqual(['شارع 12', '7421'])
})

test('the same response returns the same object for each set of digits', () => {
  expect(inDigits(answer, 'arab')).toBe(inDigits(answer, 'arab'))
  expect(inDigits(answer, 'latn')).toEqual(answer)
})
