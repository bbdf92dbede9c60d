import tokens from '../../packages/ui/src/styles/generated/tokens.css?raw'
import { requiredContrastIn } from '../../packages/ui/src/tokens/check-brand.ts'
import { contrast } from '../../packages/ui/src/tokens/contrast.ts'
import { contrastPromises } from '../../packages/ui/src/tokens/generated/colors.ts'
import type { ThemeName } from '../../packages/ui/src/tokens/generated/names.ts'

export interface Brand {
  readonly primary: string
  readonly accent: string
  /** The corner radius of fields, in pixels. Other radii follow from it. */
  readonly radius: number
  readonly face: string
}

function declarations({ primary, accent, radius, face }: Brand): string {
  const radii = {
    small: Math.round(radius * 0.6),
    field: radius,
    card: Math.round(radius * 1.6),
    hero: Math.round(radius * 2.4),
  }
  return [
    `--sk-brand-primary: ${primary}`,
    `--sk-brand-accent: ${accent}`,
    ...Object.entries(radii).map(([name, value]) => `--sk-radius-${name}: ${value}px`),
    ...(face ? [`--sk-font-sans: ${face}`] : []),
  ]
    .map((line) => `  ${line};`)
    .join('\n')
}

/** Returns the style sheet of a brand, as an app writes it. */
export const brandStyleSheet = (brand: Brand): string => `:root {\n${declarations(brand)}\n}`

/**
 * Returns a style sheet that gives the part of a page at `selector` the brand. The rest keeps the
 * colours of the kit.
 */
export const scopedBrandStyleSheet = (brand: Brand, selector: string): string =>
  `@scope (${selector}) { ${tokens.replaceAll(':root', ':scope')} :scope { ${declarations(brand)} } }`

/** The roles that the style sheet of the kit derives from a brand. */
const brandRoles = new Set(
  [...tokens.matchAll(/--sk-(?:light|dark)-([\w-]+): oklch/g)].map(([, role = '']) => role),
)

export interface PairContrast {
  readonly role: string
  readonly on: string
  readonly colors: readonly [text: string, ground: string]
  readonly ratio: number
  readonly least: number
}

/**
 * Checks every promised colour pair that depends on the brand, by the demands of the theme. `colors` are
 * `#rrggbb` by role.
 */
export const checkBrandContrast = (colors: ReadonlyMap<string, string>, theme: ThemeName): PairContrast[] =>
  contrastPromises.flatMap(({ role, on, min }) =>
    on
      .filter((ground) => brandRoles.has(role) || brandRoles.has(ground))
      .map((ground) => {
        const pair = [colors.get(role) ?? '#000000', colors.get(ground) ?? '#ffffff'] as const
        return {
          role,
          on: ground,
          colors: pair,
          ratio: contrast(...pair),
          least: requiredContrastIn(theme, min),
        }
      }),
  )
