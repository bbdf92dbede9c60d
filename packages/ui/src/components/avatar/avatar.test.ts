import { describe, expect, it } from 'vitest'
import { tintForName } from './tint.ts'
import { customer, otherCustomer, workers } from '../../story-kit/people.ts'

describe('the tint of a name', () => {
  it('the tint of a name is the same regardless of surrounding spaces', () => {
    expect(tintForName(` ${customer.ar} `)).toBe(tintForName(customer.ar))
  })

  it('the tint of a name differs between names', () => {
    const names = [customer, otherCustomer, ...Object.values(workers)].map(({ ar }) => ar)
    expect(new Set(names.map(tintForName)).size).toBeGreaterThan(2)
  })
})
