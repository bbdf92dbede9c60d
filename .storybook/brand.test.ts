import { describe, expect, it } from 'vitest'
import { checkBrand } from '../packages/ui/src/tokens/index.ts'
import { brandColors, brandSheet, mix, verdicts } from './docs/brand.ts'

describe('a brand in the studio', () => {
  it.each(['#4b1d78', '#0b5345', '#8a3b1e', '#1d4e89'])(
    '%s keeps every contrast in both themes',
    (colour) => {
      for (const theme of ['light', 'dark'] as const)
        expect(checkBrand(brandColors(colour, theme), theme)).toEqual([])
    },
  )

  it('says of a colour that is too pale which pair fails', () => {
    const failing = verdicts(brandColors('#ffe08a', 'light'), 'light').filter(
      ({ ratio, least }) => ratio < least,
    )
    expect(failing.map(({ role, on }) => `${role} on ${on}`)).toContain('primary on surface')
  })

  it('mixes two colours by share', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000')
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff')
  })

  it('writes the sheet an app loads after the kit’s', () => {
    const sheet = brandSheet({ colour: '#4b1d78', radius: 2, face: "'Brand Face', sans-serif" })
    expect(sheet).toContain(":root,\n[data-theme='light'] {\n  --sk-color-primary: #4b1d78;")
    expect(sheet).toContain('--sk-radius-field: 2px;')
    expect(sheet).toContain("--sk-font-sans: 'Brand Face', sans-serif;")
    expect(sheet).toContain("[data-theme='dark'] {")
  })
})
