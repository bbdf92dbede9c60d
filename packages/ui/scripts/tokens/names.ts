import { tokenEntries, themeColors, themes } from './source.ts'
import type { Tokens } from './source.ts'

const list = (name: string, doc: string, values: readonly string[]): string =>
  `/** ${doc} */\nexport const ${name} = [\n${values.map((value) => `  '${value}',\n`).join('')}] as const\n`

/** Returns the source file that lists the names of the design tokens. */
export function tokenNames(tokens: Tokens): string {
  return [
    '// Generated from tokens/tokens.json by `pnpm --filter @sakina/ui tokens`. Do not edit.\n',
    list('themes', 'The themes one may choose; the system’s forced colours come on top.', themes),
    'export type ThemeName = (typeof themes)[number]\n',
    list(
      'colorRoles',
      'Semantic colours: CSS `var(--sk-color-<role>)`, Tailwind `bg-<role>`, `text-<role>`, `border-<role>`.',
      themeColors(tokens, 'light').map(([role]) => role),
    ),
    'export type ColorRole = (typeof colorRoles)[number]\n',
    list(
      'textSteps',
      'Steps of the text scale: Tailwind `text-<step>`.',
      tokenEntries(tokens.text).map(([name]) => name),
    ),
    'export type TextStep = (typeof textSteps)[number]\n',
    list(
      'radii',
      'Tailwind `rounded-<radius>`.',
      tokenEntries(tokens.radius).map(([name]) => name),
    ),
    'export type Radius = (typeof radii)[number]\n',
    `/** Widths in rem at which a layout may change. */\nexport const breakpoints = {\n${tokenEntries(
      tokens.breakpoint,
    )
      .map(([name, token]) => `  ${name}: ${token.$value.value},\n`)
      .join('')}} as const\n`,
  ].join('\n')
}
