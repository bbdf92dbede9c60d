import { describe, expect, it } from 'vitest'
import { findTyped } from './typeahead.ts'

const labels = ['إلغاء العقد', 'آخر الفواتير', 'استبدال العاملة', 'Wallet', 'تعليق العقد']

describe('typing in a menu', () => {
  it('finds an item by its first letters', () => {
    expect(findTyped(labels, 'تع', 0)).toBe(4)
    expect(findTyped(labels, 'است', 0)).toBe(2)
  })

  it('takes a bare alef for one with hamza or madda', () => {
    expect(findTyped(labels, 'ال', -1)).toBe(0)
    expect(findTyped(labels, 'اخ', 0)).toBe(1)
  })

  it('goes on to the next with the same letter, and round', () => {
    expect(findTyped(labels, 'ا', -1)).toBe(0)
    expect(findTyped(labels, 'ا', 0)).toBe(1)
    expect(findTyped(labels, 'اا', 1)).toBe(2)
    expect(findTyped(labels, 'ا', 2)).toBe(0)
  })

  it('stays where it is while more letters still mean the same item', () => {
    expect(findTyped(labels, 'اس', 2)).toBe(2)
  })

  it('minds no capitals', () => {
    expect(findTyped(labels, 'w', 0)).toBe(3)
  })

  it('finds nothing for letters no item starts with, nor for none', () => {
    expect(findTyped(labels, 'ز', 0)).toBeUndefined()
    expect(findTyped(labels, ' ', 0)).toBeUndefined()
    expect(findTyped([], 'ا', -1)).toBeUndefined()
  })
})
