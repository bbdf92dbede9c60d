import { describe, expect, it } from 'vitest'
import { tintForName } from './tint.ts'
import { customerName, otherCustomerName, workerNames } from '../../story-kit/people.ts'

describe('the tint of a name', () => {
  it('the tint of a name is the same regardless of surrounding spaces', () => {
    expect(tintForName(` ${customerName.ar} `)).toBe(tintForName(customerName.ar))
  })

  it('the tint of a name is not the same for all names', () => {
    const names = [customerName, otherCustomerName, ...Object.values(workerNames)].map(({ ar }) => ar)
    expect(new Set(names.map(tintForName)).size).toBeGreaterThan(2)
  })
})
