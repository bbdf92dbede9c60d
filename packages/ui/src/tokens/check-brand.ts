import { contrast } from './contrast.ts'
import { contrastPromises, roleAliases, themeColors } from './generated/colors.ts'
import { colorRoles } from './generated/names.ts'
import type { ColorRole, ThemeName } from './generated/names.ts'

/** The colours of a brand in one theme, `#rrggbb` by role. Missing roles keep the colours of the kit. */
export type BrandColors = Readonly<Partial<Record<ColorRole, string>>>

export type BrandFault =
  | { readonly kind: 'unreadable'; readonly role: ColorRole; readonly value: string }
  | {
      readonly kind: 'contrast'
      readonly role: ColorRole
      readonly on: ColorRole
      readonly ratio: number
      readonly least: number
    }

const readable = /^#[0-9a-f]{6}$/i

/**
 * Returns the contrast that a theme requires: the promised one, and in the high contrast themes at
 * least 7:1 for text and 4.5:1 for edges.
 */
export const requiredContrastIn = (theme: ThemeName, min: number): number =>
  theme.startsWith('contrast') ? Math.max(min === 3 ? 4.5 : 7, min) : min

/**
 * Checks whether the colours of a brand keep the promised contrast for every text, edge and focus ring in
 * one theme. Returns the failures. Use it in a test of your app.
 */
export function checkBrand(colors: BrandColors, theme: ThemeName = 'light'): readonly BrandFault[] {
  const merged = new Map<string, string>(Object.entries(themeColors[theme]))
  const faults: BrandFault[] = []
  for (const role of colorRoles) {
    const alias = roleAliases[role]
    const value = colors[role] ?? (alias && colors[alias])
    if (value === undefined) continue
    if (readable.test(value)) merged.set(role, value)
    else faults.push({ kind: 'unreadable', role, value })
  }
  for (const { role, on, min } of contrastPromises)
    for (const ground of on) {
      const least = requiredContrastIn(theme, min)
      const ratio = contrast(merged.get(role) ?? '', merged.get(ground) ?? '')
      if (ratio < least)
        faults.push({ kind: 'contrast', role, on: ground, ratio: Math.floor(ratio * 100) / 100, least })
    }
  return faults
}
