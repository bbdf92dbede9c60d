import { describe, expect, it } from 'vitest'
import { themeColors } from '../packages/ui/src/tokens/generated/colors.ts'
import { themes } from '../packages/ui/src/tokens/generated/names.ts'
import type { ThemeName } from '../packages/ui/src/tokens/generated/names.ts'
import { brandStyleSheet, scopedBrandStyleSheet, checkBrandContrast } from './docs/brand.ts'

const brand = { primary: '#4b1d78', accent: '#f2617a', radius: 2, face: "'Brand Face', sans-serif" }

describe('a brand in the studio', () => {
  it('the brand studio finds no low contrast in a theme of the kit, and names the colour pair that a pale colour breaks', () => {
    const kit = new Map(Object.entries(themeColors.light))
    const failing = (colors: ReadonlyMap<string, string>, theme: ThemeName = 'light') =>
      checkBrandContrast(colors, theme)
        .filter(({ ratio, least }) => ratio < least)
        .map(({ role, on }) => `${role} on ${on}`)
    expect(checkBrandContrast(kit, 'light').length).toBeGreaterThan(10)
    for (const theme of themes)
      expect(failing(new Map(Object.entries(themeColors[theme])), theme)).toEqual([])
    // A high contrast theme demands a higher contrast of the same colours.
    expect(failing(kit, 'contrast').length).toBeGreaterThan(0)
    expect(failing(new Map([...kit, ['primary', '#ffe08a']]))).toContain('primary on surface')
  })

  it('the brand studio writes only the tokens of the brand, because the kit derives the others', () => {
    const sheet = brandStyleSheet(brand)
    expect(sheet).toContain(':root {\n  --sk-brand-primary: #4b1d78;\n  --sk-brand-accent: #f2617a;')
    expect(sheet).toContain('--sk-radius-field: 2px;')
    expect(sheet).toContain("--sk-font-sans: 'Brand Face', sans-serif;")
    expect(sheet).not.toContain('--sk-color-')
  })

  it('the brand studio also writes the derived tokens if the brand is scoped to a part of a page', () => {
    const sheet = scopedBrandStyleSheet(brand, '.part')
    expect(sheet).toMatch(/^@scope \(\.part\)/)
    expect(sheet).toContain('--sk-light-primary: oklch(from var(--sk-brand-primary)')
    expect(sheet).not.toContain(':root')
  })
})
