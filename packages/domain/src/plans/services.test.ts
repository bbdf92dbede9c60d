import { serviceCodes } from '../vocabulary/index.ts'
import { describe, expect, test } from 'vitest'
import { readServiceCode } from './service-code.ts'
import { defaultService, visibleServices } from './services.ts'

describe('service codes', () => {
  test('each code is read as itself', () => {
    for (const code of serviceCodes) expect(readServiceCode(code)).toBe(code)
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
  ])('%s means %s', (name, code) => {
    expect(readServiceCode(name)).toBe(code)
  })

  test('an unknown code is refused, even one that is a property of every object', () => {
    expect(readServiceCode('daily')).toBeUndefined()
    expect(readServiceCode('constructor')).toBeUndefined()
    expect(readServiceCode('')).toBeUndefined()
  })
})

describe('services to show', () => {
  test('an empty or one-character name is hidden, even with invisible marks', () => {
    const names = ['الساعات', '', 'x', ' ', '\u200F\u200Fx', '🏠', 'ab'].map((name) => ({ name }))
    expect(visibleServices(names).map(({ name }) => name)).toEqual(['الساعات', 'ab'])
  })

  const services = (...codes: string[]) => codes.map((code, index) => ({ code, id: index + 1 }))

  test('resident is selected first, wherever it is in the list', () => {
    expect(defaultService(services('hourly', 'period', 'mediation', 'other', 'resident'))?.id).toBe(5)
  })

  test('without resident the fourth is selected', () => {
    expect(defaultService(services('hourly', 'period', 'x', 'mediation', 'y'))?.id).toBe(4)
  })

  test('with fewer than four the first is selected', () => {
    expect(defaultService(services('hourly', 'period', 'mediation'))?.id).toBe(1)
  })

  test('there is no default service without services', () => {
    expect(defaultService(services())).toBeUndefined()
  })
})
