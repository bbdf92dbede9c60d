import { describe, expect, it } from 'vitest'
import { checkBrand } from './index.ts'
import { themes } from './generated/names.ts'

describe('checkBrand', () => {
  it.each(themes)('checkBrand accepts the colours of the kit in %s @access:contrast', (theme) => {
    expect(checkBrand({}, theme)).toEqual([])
  })

  it('checkBrand accepts a brand with enough contrast', () => {
    expect(checkBrand({ primary: '#4B1D78', 'primary-hover': '#5E2A94', 'on-primary': '#FFFFFF' })).toEqual(
      [],
    )
  })

  it('checkBrand names the text on a pale primary, with its contrast ratio and the required one', () => {
    expect(checkBrand({ primary: '#9FD3C4' })).toContainEqual({
      kind: 'contrast',
      role: 'on-primary',
      on: 'primary',
      ratio: 1.66,
      least: 4.5,
    })
  })

  it('checkBrand knows that the main button follows primary unless it is set', () => {
    const faulty = (brand: Parameters<typeof checkBrand>[0]) =>
      checkBrand(brand).filter(({ role }) => role === 'on-action').length
    const pale = { primary: '#9FD3C4', 'primary-hover': '#8FC3B4' }
    expect(faulty(pale)).toBe(2)
    expect(faulty({ ...pale, 'on-action': '#1A1A1A' })).toBe(0)
  })

  it('checkBrand requires more contrast in the high contrast theme than in the light one', () => {
    const grey = { 'text-muted': '#6B6B6B' }
    expect(checkBrand(grey, 'light').filter(({ role }) => role === 'text-muted').length).toBeLessThan(
      checkBrand(grey, 'contrast').filter(({ role }) => role === 'text-muted').length,
    )
  })

  it('checkBrand rejects a colour that is not #rrggbb', () => {
    expect(checkBrand({ accent: 'rebeccapurple' })).toEqual([
      { kind: 'unreadable', role: 'accent', value: 'rebeccapurple' },
    ])
  })
})
