import { describe, expect, test } from 'vitest'
import { attempt, granted, Refusal, refused } from './index.ts'

describe('refusing nonsense', () => {
  test('a refusal is an error with a stable code and the values its message needs', () => {
    const refusal = new Refusal('money.not_halalas', { value: 'NaN' })
    expect(refusal).toBeInstanceOf(Error)
    expect(refusal.name).toBe('Refusal')
    expect(refusal.code).toBe('money.not_halalas')
    expect(refusal.message).toBe('money.not_halalas')
    expect(refusal.values).toEqual({ value: 'NaN' })
  })

  test('a refusal without values has none', () => {
    expect(new Refusal('money.empty').values).toEqual({})
  })
})

describe('answers as values', () => {
  test('what is granted carries its value', () => {
    expect(granted(5)).toEqual({ ok: true, value: 5 })
  })

  test('what is refused carries its reason, with values only where there are some', () => {
    expect(refused('policies.instalments')).toEqual({ ok: false, reason: { code: 'policies.instalments' } })
    expect(refused('points.not_enough', { available: 40 })).toEqual({
      ok: false,
      reason: { code: 'points.not_enough', values: { available: 40 } },
    })
  })

  test('an attempt turns a thrown refusal into a value', () => {
    expect(attempt(() => 7)).toEqual({ ok: true, value: 7 })
    const refuse = () => {
      throw new Refusal('money.too_large', { value: '1e99' })
    }
    expect(attempt(refuse)).toEqual({
      ok: false,
      reason: { code: 'money.too_large', values: { value: '1e99' } },
    })
  })

  test('an attempt lets a fault of ours through', () => {
    const fault = new TypeError('undefined is not a function')
    expect(() =>
      attempt(() => {
        throw fault
      }),
    ).toThrow(fault)
  })
})
