import { describe, expect, test } from 'vitest'
import { directionOf, isArabic, scriptOf } from './script.ts'

describe('script of a word', () => {
  test.each([
    ['سكينة', 'arabic'],
    ['«سكينة»', 'arabic'],
    ['Sakina', 'latin'],
    ['123سكينة', 'arabic'],
    ['שלום', 'other'],
    ['123', 'other'],
    ['', 'other'],
  ])('%s is %s', (word, script) => {
    expect(scriptOf(word)).toBe(script)
  })

  test('a word is Arabic by its first letter', () => {
    expect(isArabic('م.Sakina')).toBe(true)
    expect(isArabic('Sakina سكينة')).toBe(false)
    expect(isArabic('٥٠')).toBe(false)
  })
})

describe('direction of a text', () => {
  test.each([
    ['+966 سكينة', 'rtl'],
    ['שלום', 'rtl'],
    ['12 Sakina سكينة', 'ltr'],
    ['東京', 'ltr'],
    ['٠١٢ – !', 'neutral'],
    ['', 'neutral'],
  ])('%s is %s', (text, direction) => {
    expect(directionOf(text)).toBe(direction)
  })
})
