import { describe, expect, it } from 'vitest'
import { findNextMatch } from './typeahead.ts'

const cities = ['أبها', 'الأحساء', 'الرياض', 'جدة', 'جازان', 'مكة المكرمة']
const find = (current: number, search: string): string | undefined =>
  findNextMatch(cities, (city) => city, current, search)

describe('type-ahead in a closed or open list', () => {
  it('type-ahead in a list finds أبها by اب, typed without the hamza', () => {
    expect(find(-1, 'اب')).toBe('أبها')
  })

  it('type-ahead in a list moves to the next option with the same letter and wraps around', () => {
    expect(find(3, 'ج')).toBe('جازان')
    expect(find(4, 'ج')).toBe('جدة')
    expect(find(3, 'جج')).toBe('جازان')
  })

  it('type-ahead in a list stays on the option while more letters still match', () => {
    expect(find(3, 'جد')).toBe('جدة')
  })

  it('type-ahead in a list finds nothing if no option matches', () => {
    expect(find(0, 'ظ')).toBeUndefined()
  })
})
