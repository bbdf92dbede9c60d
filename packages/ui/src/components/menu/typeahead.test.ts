import { describe, expect, it } from 'vitest'
import { findTypeaheadMatch } from './typeahead.ts'

const labels = ['إلغاء العقد', 'آخر الفواتير', 'استبدال العاملة', 'Wallet', 'تعليق العقد']

describe('type-ahead in a menu', () => {
  it('type-ahead in a menu finds an item by its first letters', () => {
    expect(findTypeaheadMatch(labels, 'تع', 0)).toBe(4)
    expect(findTypeaheadMatch(labels, 'است', 0)).toBe(2)
  })

  it('type-ahead in a menu matches a bare alef with one that has hamza or madda', () => {
    expect(findTypeaheadMatch(labels, 'ال', -1)).toBe(0)
    expect(findTypeaheadMatch(labels, 'اخ', 0)).toBe(1)
  })

  it('type-ahead in a menu moves to the next item with the same letter and wraps around', () => {
    expect(findTypeaheadMatch(labels, 'ا', -1)).toBe(0)
    expect(findTypeaheadMatch(labels, 'ا', 0)).toBe(1)
    expect(findTypeaheadMatch(labels, 'اا', 1)).toBe(2)
    expect(findTypeaheadMatch(labels, 'ا', 2)).toBe(0)
  })

  it('type-ahead in a menu stays on the item while more letters still match it', () => {
    expect(findTypeaheadMatch(labels, 'اس', 2)).toBe(2)
  })

  it('type-ahead in a menu ignores capitals', () => {
    expect(findTypeaheadMatch(labels, 'w', 0)).toBe(3)
  })

  it('type-ahead in a menu finds nothing for letters that match no item, or for none', () => {
    expect(findTypeaheadMatch(labels, 'ز', 0)).toBeUndefined()
    expect(findTypeaheadMatch(labels, ' ', 0)).toBeUndefined()
    expect(findTypeaheadMatch([], 'ا', -1)).toBeUndefined()
  })
})
