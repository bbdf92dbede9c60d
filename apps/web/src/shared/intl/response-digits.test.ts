import { expect, test } from 'vitest'

import { convertDigits } from './response-digits.ts'

const answer = {
  id: 7,
  name: 'باقة 3 أشهر',
  number: 'S00042',
  phone: '0501234567',
  from: '2026-11-22',
  steps: [{ text: 'خلال 48 ساعة' }],
}

test('sentences of a response get Arabic-Indic digits; codes and dates do not', () => {
  expect(convertDigits(answer, 'arab')).toEqual({
    ...answer,
    name: 'باقة ٣ أشهر',
    steps: [{ text: 'خلال ٤٨ ساعة' }],
  })
})

test('Arabic-Indic digits of a response are shown in Latin ones where those are chosen', () => {
  expect(convertDigits(['شارع ١٢', '٧٤٢١'], 'latn')).toEqual(['شارع 12', '7421'])
})

test('converting one response twice to the same digits returns the same object', () => {
  expect(convertDigits(answer, 'arab')).toBe(convertDigits(answer, 'arab'))
  expect(convertDigits(answer, 'latn')).toEqual(answer)
})
