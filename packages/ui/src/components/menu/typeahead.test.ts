import { describe, expect, it } from 'vitest'
import { findTyped } from './typeahead.ts'

const labels = ['إلغاء العقد', 'آخر الفواتير', 'استبدال العاملة', 'Wallet', 'تعليق العقد']

describe('type-ahead in a menu', () => {
  it('finds an item by its first letters', () => {
    expect(findTyped(labels, 'تع', 0)).toBe(4)
    expect(findTyped(labels, 'است', 0)).toBe(2)
  })

  it('matches a bare alef with one that has hamza or madda', () => {
    expect(findTyped(labels, 'ال', -1)).toBe(0)
    expect(findTyped(labels, 'اخ', 0)).toBe(1)
  })

  it('moves to the next item with the same letter and wraps around', () => {
    expect(findTyped(labels, 'ا', -1)).toBe(0)
    expect(findTyped(labels, 'ا', 0)).toBe(1)
    expect(findTyped(labels, 'اا', 1)).toBe(2)
    expect(findTyped(labels, 'ا', 2)).toBe(0)
  })

  it('stays on the item while more letters still match it', () => {
    expect(findTyped(labels, 'اس', 2)).toBe(2)
  })

  it('ignores capitals', () => {
    expect(findTyped(labels, 'w', 0)).toBe(3)
  })

  it('finds nothing for letters that match no item, or for none', () => {
    expect(findTyped(labels, 'ز', 0)).toBeUndefined()
    expect(findTyped(labels, ' ', 0)).toBeUndefined()
    expect(findTyped([], 'ا', -1)).toBeUndefined()
  })
})
