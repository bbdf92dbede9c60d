import { describe, expect, it } from 'vitest'
import { parseSaudiPhoneNumber } from './saudi-phone-number.ts'

describe('parsing a Saudi number', () => {
  it.each([
    ['0501234567', '050 123 4567', '+966501234567'],
    ['+966501234567', '050 123 4567', '+966501234567'],
    ['00966 50 123 4567', '050 123 4567', '+966501234567'],
    ['501234567', '050 123 4567', '+966501234567'],
    ['٠٥٠١٢٣٤٥٦٧', '050 123 4567', '+966501234567'],
    ['0112345678', '011 234 5678', '+966112345678'],
    ['+966112345678', '011 234 5678', '+966112345678'],
    ['920012345', '9200 12345', '+966920012345'],
    ['+966920012345', '9200 12345', '+966920012345'],
    ['8001234567', '800 123 4567', '+9668001234567'],
  ])('the Saudi number %s is formatted as %s and dialled as %s', (text, shown, dialled) => {
    expect(parseSaudiPhoneNumber(text)).toEqual({ shown, dialled })
  })

  it.each(['', '12345', '+201001234567', '05012345678', 'call us'])(
    'the Saudi number %s is rejected',
    (text) => {
      expect(parseSaudiPhoneNumber(text)).toBeUndefined()
    },
  )
})
