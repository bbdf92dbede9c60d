import { describe, expect, it } from 'vitest'
import { tintOf } from './tint.ts'
import { customer, otherCustomer, workers } from '../../story-kit/people.ts'

describe('the tint of a name', () => {
  it('is always the same, whatever stands around the name', () => {
    expect(tintOf(` ${customer.ar} `)).toBe(tintOf(customer.ar))
  })

  it('differs among names', () => {
    const names = [customer, otherCustomer, ...Object.values(workers)].map(({ ar }) => ar)
    expect(new Set(names.map(tintOf)).size).toBeGreaterThan(2)
  })
})
