import { describe, expect, test } from 'vitest'
import { directionOf, isArabic, scriptOf } from './script.ts'

describe('the script of a word', () => {
  test.each([
    ['سكينة', 'arabic'],
    ['«سكينة»', 'arabic'],
    ['Sakina', 'latin'],
    ['123سكينة', 'arabic'],
    ['שלום', 'other'],
    ['123', 'other'],
    ['', 'other'],
  ])('the script of the word %s is %s', (word, script) => {
    expect(scriptOf(word)).toBe(script)
  })

  test('the script of a word is that of its first letter', () => {
    expect(isArabic('م.Sakina')).toBe(true)
    expect(isArabic('Sakina سكينة')).toBe(false)
    expect(isArabic('٥٠')).toBe(false)
  })
})

describe('the direction of a text', () => {
  test.each([
    ['+966 سكينة', 'rtl'],
    ['שלום', 'rtl'],
    ['12 Sakina سكينة', 'ltr'],
    ['東京', 'ltr'],
    ['٠١٢ – !', 'neutral'],
    ['', 'neutral'],
  ])('the direction of the text %s is %s', (text, direction) => {
    expect(directionOf(text)).toBe(direction)
  })
})
