import { describe, expect, it } from 'vitest'
import { tintOf } from './tint.ts'

describe('the tint of a name', () => {
  it('is always the same, whatever stands around the name', () => {
    expect(tintOf(' نورة القحطاني ')).toBe(tintOf('نورة القحطاني'))
  })

  it('differs among names', () => {
    const names = [
      'Maricel Santos',
      'Siti Rahayu',
      'Grace Wanjiru',
      'Tigist Bekele',
      'Nirmala Perera',
      'نورة',
      'سارة',
    ]
    expect(new Set(names.map(tintOf)).size).toBeGreaterThan(2)
  })
})
