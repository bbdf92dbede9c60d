import { contrast } from './contrast.ts'
import { contrastPromises, themeColors } from './generated/colors.ts'
import { colorRoles } from './generated/names.ts'
import type { ColorRole, ThemeName } from './generated/names.ts'

/** A brand's own colours of one theme, `#rrggbb` by role; what it leaves out stays as the kit has it. */
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

/** The high contrast themes raise every text pair to AAA and every edge to the AA of text. */
const leastIn = (theme: ThemeName, min: number): number =>
  theme.startsWith('contrast') ? Math.max(min === 3 ? 4.5 : 7, min) : min

/**
 * Whether a brand's colours keep what the kit promises: every pair of a text, an edge or a ring with a ground it
 * stands on, in one theme. Gives what is wrong, nothing when all is well: put it into a test of yours.
 */
export function checkBrand(colors: BrandColors, theme: ThemeName = 'light'): readonly BrandFault[] {
  const merged = new Map<string, string>(Object.entries(themeColors[theme]))
  const faults: BrandFault[] = []
  for (const role of colorRoles) {
    const value = colors[role]
    if (value === undefined) continue
    if (readable.test(value)) merged.set(role, value)
    else faults.push({ kind: 'unreadable', role, value })
  }
  for (const { role, on, min } of contrastPromises)
    for (const ground of on) {
      const least = leastIn(theme, min)
      const ratio = contrast(merged.get(role) ?? '', merged.get(ground) ?? '')
      if (ratio < least)
        faults.push({ kind: 'contrast', role, on: ground, ratio: Math.floor(ratio * 100) / 100, least })
    }
  return faults
}
