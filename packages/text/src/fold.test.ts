import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldForSearch, matchesSearch } from './fold.ts'
import { propertyRuns, slowTestOptions } from '../property-runs.ts'

describe('search folding', () => {
  test.each([
    ['alef forms', 'أحمد إيمان آمنة ٱلله', 'احمد ايمان امنه الله'],
    ['hamza carriers', 'مؤمن رئيس', 'مومن رييس'],
    ['the lone hamza', 'كهرباء', 'كهربا'],
    ['taa marbuta', 'سكينة', 'سكينه'],
    ['alef maqsura', 'منى', 'مني'],
    ['diacritics', 'سَكِيْنَةٌ', 'سكينه'],
    ['tatweel', 'عـــرعر', 'عرعر'],
    ['Persian yeh and kaf', 'کینیا عربی', 'كينيا عربي'],
    ['Urdu forms of heh and yeh', 'ھہەے', 'هههي'],
    ['presentation forms of old documents', 'ﺳﻜﻴﻨﺔ ﻻ', 'سكينه لا'],
    ['digits', '١٢۳', '123'],
    ['letter case and accents', 'Hafr Al-Bātin', 'hafr al batin'],
    ['spaces and dashes', '  Ar\u00A0Rabwah –  Riyadh ', 'ar rabwah riyadh'],
    ['invisible marks', '\u200Fسك\u200Cينة\uFEFF', 'سكينه'],
  ])('folding a text for a search unifies %s', (_name, text, folded) => {
    expect(foldForSearch(text)).toBe(folded)
  })

  test('folding a text twice changes nothing', slowTestOptions, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = foldForSearch(text)
        expect(foldForSearch(once)).toBe(once)
      }),
      propertyRuns,
    )
  })
})

describe('matching a text against a query', () => {
  test('a query finds a word however its alef, taa marbuta and vowels are typed', () => {
    expect(matchesSearch('الاحمديه', 'حي الأَحمدية')).toBe(true)
  })

  test('a query of a part of a word is enough, so that the article can be omitted', () => {
    expect(matchesSearch('رياض', 'الرياض')).toBe(true)
  })

  test('the words of a query may come in any order', () => {
    expect(matchesSearch('batin hafar', 'Hafar Al-Batin')).toBe(true)
  })

  test('a text that lacks one of the words of a query does not match', () => {
    expect(matchesSearch('حفر الرياض', 'حفر الباطن')).toBe(false)
  })

  test('an empty query matches every text', () => {
    expect(matchesSearch(' \u200F', 'الرياض')).toBe(true)
  })

  test('every text matches itself and its folded form', slowTestOptions, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(matchesSearch(text, text)).toBe(true)
        expect(matchesSearch(foldForSearch(text), text)).toBe(true)
      }),
      propertyRuns,
    )
  })
})
