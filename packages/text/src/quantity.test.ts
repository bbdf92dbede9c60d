import { describe, expect, test } from 'vitest'
import { quantityRangeText, quantityText } from './index.ts'

describe('a quantity', () => {
  test.each([
    [1, 'ساعة', '1 hour'],
    [2, 'ساعتين', '2 hours'],
    [3, '3 ساعات', '3 hours'],
    [24, '24 ساعة', '24 hours'],
    [48, '48 ساعة', '48 hours'],
    [100, '100 ساعة', '100 hours'],
    [0, '0 ساعة', '0 hours'],
  ])('%i hours agree with their noun in both languages', (count, ar, en) => {
    expect(quantityText(count, 'hours', 'ar')).toBe(ar)
    expect(quantityText(count, 'hours', 'en')).toBe(en)
  })

  test('minutes, days, business days and riyals have their own nouns', () => {
    expect(quantityText(5, 'minutes', 'ar')).toBe('5 دقائق')
    expect(quantityText(90, 'days', 'ar')).toBe('90 يومًا')
    expect(quantityText(2, 'businessDays', 'ar')).toBe('يومي عمل')
    expect(quantityText(1, 'businessDays', 'en')).toBe('1 business day')
    expect(quantityText(2_000, 'riyals', 'ar')).toBe('2,000 ريال')
  })

  test('a range says its unit once; a range of one number is that number', () => {
    expect(quantityRangeText({ from: 24, by: 48 }, 'hours', 'en')).toBe('24 to 48 hours')
    expect(quantityRangeText({ from: 5, by: 7 }, 'businessDays', 'ar')).toBe('5 إلى 7 أيام عمل')
    expect(quantityRangeText({ from: 3, by: 3 }, 'hours', 'ar')).toBe('3 ساعات')
  })
})
