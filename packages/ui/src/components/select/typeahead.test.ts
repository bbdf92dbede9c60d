import { describe, expect, it } from 'vitest'
import { findNext } from './typeahead.ts'

const cities = ['أبها', 'الأحساء', 'الرياض', 'جدة', 'جازان', 'مكة المكرمة']
const find = (current: number, search: string): string | undefined =>
  findNext(cities, (city) => city, current, search)

describe('typing in a closed or open list', () => {
  it('finds أبها by ا, as people type it', () => {
    expect(find(-1, 'اب')).toBe('أبها')
  })

  it('goes on to the next with the same letter and comes round', () => {
    expect(find(3, 'ج')).toBe('جازان')
    expect(find(4, 'ج')).toBe('جدة')
    expect(find(3, 'جج')).toBe('جازان')
  })

  it('stays where it is while more letters still fit', () => {
    expect(find(3, 'جد')).toBe('جدة')
  })

  it('finds nothing where nothing begins so', () => {
    expect(find(0, 'ظ')).toBeUndefined()
  })
})
