import { contrast } from '../../packages/ui/src/tokens/contrast.ts'
import { contrastPromises, themeColors } from '../../packages/ui/src/tokens/generated/colors.ts'

export type BrandTheme = 'light' | 'dark'
export type BrandColors = Readonly<Record<string, string>>

const channels = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))

/** So much of the other colour in this one, from 0 to 1. */
export function mix(hex: string, other: string, share: number): string {
  const [one, two] = [channels(hex), channels(other)]
  const mixed = one.map((channel, index) => Math.round(channel + ((two[index] ?? 0) - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const readableOn = (ground: string): string =>
  contrast('#ffffff', ground) >= contrast('#101414', ground) ? '#ffffff' : '#101414'

/** As much lighter as text on a dark card needs. */
function lightened(hex: string): string {
  const ground = themeColors.dark.surface
  const found = Array.from({ length: 20 }, (_, step) => mix(hex, '#ffffff', step / 20)).find(
    (color) => contrast(color, ground) >= 7,
  )
  return found ?? '#ffffff'
}

/** The roles of a brand, from its one colour. */
export function brandColors(colour: string, theme: BrandTheme): BrandColors {
  const primary = theme === 'dark' ? lightened(colour) : colour
  const ground = themeColors[theme].surface
  const further = theme === 'dark' ? '#ffffff' : '#000000'
  const soft = mix(primary, ground, theme === 'dark' ? 0.82 : 0.9)
  return {
    primary,
    'primary-hover': mix(primary, further, 0.15),
    'on-primary': readableOn(primary),
    'primary-soft': soft,
    'on-primary-soft': mix(primary, further, theme === 'dark' ? 0.45 : 0.25),
    focus: primary,
  }
}

export interface Verdict {
  readonly role: string
  readonly on: string
  readonly colors: readonly [text: string, ground: string]
  readonly ratio: number
  readonly least: number
}

/** Every promised pair that the brand has a part in, with its figure. */
export function verdicts(brand: BrandColors, theme: BrandTheme): Verdict[] {
  const merged = new Map(Object.entries({ ...themeColors[theme], ...brand }))
  return contrastPromises.flatMap(({ role, on, min }) =>
    on
      .filter((ground) => role in brand || ground in brand)
      .map((ground) => {
        const colors = [merged.get(role) ?? '#000000', merged.get(ground) ?? '#ffffff'] as const
        return { role, on: ground, colors, ratio: contrast(...colors), least: min }
      }),
  )
}

export interface Brand {
  readonly colour: string
  /** Of fields, in pixels; the others follow. */
  readonly radius: number
  readonly face: string
}

const lines = (colors: BrandColors): string =>
  Object.entries(colors)
    .map(([role, value]) => `  --sk-color-${role}: ${value};`)
    .join('\n')

/** The sheet of a brand, as an app writes it. */
export function brandSheet({ colour, radius, face }: Brand): string {
  const radii = {
    small: Math.round(radius * 0.6),
    field: radius,
    card: Math.round(radius * 1.6),
    hero: Math.round(radius * 2.4),
  }
  const shape = Object.entries(radii).map(([name, value]) => `  --sk-radius-${name}: ${value}px;`)
  return [
    `:root,\n[data-theme='light'] {\n${[lines(brandColors(colour, 'light')), ...shape].join('\n')}`,
    face ? `  --sk-font-sans: ${face};` : '',
    `}\n[data-theme='dark'] {\n${lines(brandColors(colour, 'dark'))}\n}`,
  ]
    .filter(Boolean)
    .join('\n')
}
