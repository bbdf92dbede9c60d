import { readFileSync } from 'node:fs'

/** A length or duration with its unit. */
export type Dimension = { readonly value: number; readonly unit: 'px' | 'rem' | 'ms' }
type Valued<T> = { readonly $value: T; readonly $description?: string }
/** `sa.sakina.brand` says how the role is derived from the `primary` or `accent` of a brand. */
type RoleColor = Valued<string> & { readonly $extensions?: { readonly 'sa.sakina.brand'?: string } }
export type TextStep = {
  readonly $description: string
  readonly min: Valued<Dimension>
  readonly max: Valued<Dimension>
  readonly latin: { readonly leading: Valued<number> }
  readonly arabic: { readonly min: Valued<Dimension>; readonly leading: Valued<number> }
}
type Shadow = {
  readonly color: string
  readonly offsetX: Dimension
  readonly offsetY: Dimension
  readonly blur: Dimension
  readonly spread: Dimension
}
type Group<T> = Readonly<Record<string, T>>

/** The themes that have colours of their own. */
export const themes = ['light', 'dark', 'contrast', 'contrast-dark'] as const
/** The name of a theme. */
export type Theme = (typeof themes)[number]

/** The design tokens, as `tokens/tokens.json` holds them. */
export type Tokens = {
  readonly color: {
    readonly palette: Group<Group<Valued<string>>>
    readonly theme: Readonly<Record<Theme, Group<RoleColor>>>
  }
  readonly contrast: {
    readonly $extensions: {
      readonly 'sa.sakina.contrast': Group<{ readonly on: readonly string[]; readonly min: number }>
    }
  }
  readonly text: Group<TextStep>
  readonly font: Group<Valued<readonly string[]>>
  readonly weight: Group<Valued<number>>
  readonly radius: Group<Valued<Dimension>>
  readonly size: Group<Valued<Dimension>>
  readonly shadow: Group<Valued<readonly Shadow[]>>
  readonly motion: {
    readonly duration: Group<Valued<Dimension>>
    readonly ease: Group<Valued<readonly number[]>>
  }
  readonly layer: Group<Valued<number>>
  readonly breakpoint: Group<Valued<Dimension>>
}

/** The folder of the UI package. */
export const packageRoot = new URL('../../', import.meta.url)

/** Reads the design tokens from their file. */
export function readTokens(): Tokens {
  return JSON.parse(readFileSync(new URL('tokens/tokens.json', packageRoot), 'utf8'))
}

/** The entries of a group without its `$type` and `$description`. */
export function tokenEntries<T>(group: Group<T>): [string, T][] {
  return Object.entries(group).filter(([name]) => !name.startsWith('$'))
}

/** Returns the role that `{color.theme.light.primary}` names. */
export const aliasedRole = (value: string): string | undefined =>
  /^\{color\.theme\.[\w-]+\.([\w-]+)\}$/.exec(value)?.[1]

/** Follows `{color.palette.sand.50}` to its hex value, and another role of the theme to the value of that. */
function resolveColor(tokens: Tokens, theme: Theme, value: string): string {
  const role = aliasedRole(value)
  if (role !== undefined) return resolveColor(tokens, theme, tokens.color.theme[theme][role]?.$value ?? value)
  const path = /^\{color\.palette\.([^.]+)\.([^.]+)\}$/.exec(value)
  if (!path) return value
  const found = tokens.color.palette[path[1] ?? '']?.[path[2] ?? '']
  if (!found) throw new Error(`tokens.json: ${value} names no palette colour`)
  return found.$value
}

/** Returns each colour role of a theme with its hex colour. */
export function themeColors(tokens: Tokens, theme: Theme): [role: string, hex: string][] {
  return tokenEntries(tokens.color.theme[theme]).map(([role, token]) => [
    role,
    resolveColor(tokens, theme, token.$value),
  ])
}

/** Returns the roles of a theme that depend on a brand, with their formulas. */
export function brandFormulas(tokens: Tokens, theme: Theme): ReadonlyMap<string, string> {
  return new Map(
    tokenEntries(tokens.color.theme[theme]).flatMap(([role, { $extensions }]) => {
      const formula = $extensions?.['sa.sakina.brand']
      return formula === undefined ? [] : [[role, formula]]
    }),
  )
}
