import { describe, expect, test } from 'vitest'
import { catchRefusal, granted, Refusal, refused } from './index.ts'

describe('refusing invalid values', () => {
  test('a refusal is an error with a stable code and the values its message needs', () => {
    const refusal = new Refusal('money.not_halalas', { value: 'NaN' })
    expect(refusal).toBeInstanceOf(Error)
    expect(refusal.name).toBe('Refusal')
    expect(refusal.code).toBe('money.not_halalas')
    expect(refusal.message).toBe('money.not_halalas')
    expect(refusal.values).toEqual({ value: 'NaN' })
  })

  test('the values of a refusal are an empty object by default', () => {
    expect(new Refusal('money.empty').values).toEqual({})
  })
})

describe('outcomes', () => {
  test('outcomes contain a value when granted', () => {
    expect(granted(5)).toEqual({ ok: true, value: 5 })
  })

  test('outcomes contain a reason when refused, with values only if there are any', () => {
    expect(refused('policies.instalments')).toEqual({ ok: false, reason: { code: 'policies.instalments' } })
    expect(refused('points.not_enough', { available: 40 })).toEqual({
      ok: false,
      reason: { code: 'points.not_enough', values: { available: 40 } },
    })
  })

  test('an outcome is returned for a returned value and for a thrown refusal', () => {
    expect(catchRefusal(() => 7)).toEqual({ ok: true, value: 7 })
    const refuse = () => {
      throw new Refusal('money.too_large', { value: '1e99' })
    }
    expect(catchRefusal(refuse)).toEqual({
      ok: false,
      reason: { code: 'money.too_large', values: { value: '1e99' } },
    })
  })

  test('no outcome is returned for other errors, which are thrown again', () => {
    const fault = new TypeError('undefined is not a function')
    expect(() =>
      catchRefusal(() => {
        throw fault
      }),
    ).toThrow(fault)
  })
})
