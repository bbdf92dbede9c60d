import { serviceCodes } from '../vocabulary/index.ts'
import { describe, expect, test } from 'vitest'
import { parseServiceCode } from './service-code.ts'
import { defaultService, visibleServices } from './services.ts'

describe('service codes', () => {
  test('each service code is read as itself', () => {
    for (const code of serviceCodes) expect(parseServiceCode(code)).toBe(code)
  })

  test.each([
    ['transferred', 'period'],
    ['transfer', 'period'],
    ['broker', 'mediation'],
    ['brokerage', 'mediation'],
    ['recruitment', 'mediation'],
    ['special', 'special_packages'],
    ['SpecialPackages', 'special_packages'],
    [' Hourly ', 'hourly'],
  ])('the service code %s means %s', (name, code) => {
    expect(parseServiceCode(name)).toBe(code)
  })

  test('an unknown service code is not recognised, even one that is a property of every object', () => {
    expect(parseServiceCode('daily')).toBeUndefined()
    expect(parseServiceCode('constructor')).toBeUndefined()
    expect(parseServiceCode('')).toBeUndefined()
  })
})

describe('services to show', () => {
  test('a service with an empty or one-character name is hidden, even with invisible marks', () => {
    const names = ['الساعات', '', 'x', ' ', '\u200F\u200Fx', '🏠', 'ab'].map((name) => ({ name }))
    expect(visibleServices(names).map(({ name }) => name)).toEqual(['الساعات', 'ab'])
  })

  const services = (...codes: string[]) => codes.map((code, index) => ({ code, id: index + 1 }))

  test('the resident service is selected first, wherever it is in the list', () => {
    expect(defaultService(services('hourly', 'period', 'mediation', 'other', 'resident'))?.id).toBe(5)
  })

  test('the fourth service is selected first if there is no resident service', () => {
    expect(defaultService(services('hourly', 'period', 'x', 'mediation', 'y'))?.id).toBe(4)
  })

  test('the first service is selected if there are fewer than four', () => {
    expect(defaultService(services('hourly', 'period', 'mediation'))?.id).toBe(1)
  })

  test('no service is selected by default if there are none', () => {
    expect(defaultService(services())).toBeUndefined()
  })
})
