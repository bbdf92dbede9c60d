import { aliasedRole, brandFormulas, tokenEntries, themeColors, themes } from './source.ts'
import type { Dimension, TextStep, Theme, Tokens } from './source.ts'

const header = '/* Generated from tokens/tokens.json by `pnpm --filter @sakina/ui tokens`. Do not edit. */\n'

/** Returns a length or duration as CSS. */
export const cssLength = (dimension: Dimension): string => `${dimension.value}${dimension.unit}`

const round = (value: number): number => Math.round(value * 10000) / 10000

/**
 * Interpolates between viewports of 22.5rem (360 px) and 80rem (1280 px), in rem so that zoomed text still
 * grows.
 */
export function fluidSize(narrow: number, wide: number): string {
  if (narrow === wide) return `${narrow}rem`
  const slope = (wide - narrow) / (80 - 22.5)
  const from = Math.min(narrow, wide)
  const to = Math.max(narrow, wide)
  return `clamp(${from}rem, ${round(narrow - slope * 22.5)}rem + ${round(slope * 100)}vw, ${to}rem)`
}

function block(selector: string, lines: readonly string[], indent = ''): string {
  return `${indent}${selector} {\n${lines.map((line) => `${indent}  ${line};\n`).join('')}${indent}}\n`
}

/**
 * Returns the colour of each role in a theme. A role that depends on the brand uses the colour of
 * the brand if there is one. A role that names another follows it, also where an app sets that one.
 */
const colors = (tokens: Tokens, theme: Theme): string[] => {
  const formulas = brandFormulas(tokens, theme)
  return [
    `color-scheme: ${theme.endsWith('dark') ? 'dark' : 'light'}`,
    ...themeColors(tokens, theme).map(([role, hex]) => {
      const other = aliasedRole(tokens.color.theme[theme][role]?.$value ?? '')
      const color = other === undefined ? hex.toLowerCase() : `var(--sk-color-${other})`
      return `--sk-color-${role}: ${formulas.has(role) ? `var(--sk-${theme}-${role}, ${color})` : color}`
    }),
  ]
}

/**
 * Returns the custom properties that derive colours from a brand. Without a brand their values are
 * invalid, so the colours of the kit apply.
 */
const brandLines = (tokens: Tokens): string[] =>
  themes.flatMap((theme) =>
    [...brandFormulas(tokens, theme)].map(
      ([role, formula]) =>
        `--sk-${theme}-${role}: ${formula.replace(/from (primary|accent)/, 'from var(--sk-brand-$1)')}`,
    ),
  )

const textLines = (tokens: Tokens, script: 'latin' | 'arabic'): string[] =>
  tokenEntries<TextStep>(tokens.text).flatMap(([name, step]) => {
    const narrow = script === 'arabic' ? step.arabic.min.$value.value : step.min.$value.value
    return [
      `--sk-text-${name}: ${fluidSize(narrow, step.max.$value.value)}`,
      `--sk-leading-${name}: ${step[script].leading.$value}`,
    ]
  })

/**
 * The system colour that replaces each role in forced colors mode, by a pattern of the role's name.
 */
const forced: readonly [string, RegExp][] = [
  ['Canvas', /^(page|surface|raised|subtle|.*-soft|on-(?!.*-soft$).*|scrim)$/],
  ['ButtonText', /^field-border$/],
  ['Highlight', /^(focus|(primary|action)(-hover)?)$/],
]

function forcedColor(role: string): string {
  if (/^on-(primary|action)$/.test(role)) return 'HighlightText'
  return forced.find(([, pattern]) => pattern.test(role) && !/^on-.*-soft$/.test(role))?.[0] ?? 'CanvasText'
}

const fontFamilies = (faces: readonly string[]): string =>
  faces.map((face) => (face.includes(' ') ? `'${face}'` : face)).join(', ')

/** Languages in the Arabic script with letters that the font of the kit lacks. */
const otherArabicScript = ['fa', 'ps', 'sd', 'ug', 'ur']

/**
 * Selects the document and any part with its own language. Not every browser supports a list in `:lang()`.
 */
const inLanguages = (languages: readonly string[]): string =>
  `:where(:root, [lang]):where(${languages.map((language) => `:lang(${language})`).join(', ')})`

/** Returns the CSS custom properties of the design tokens. */
export function tokensCss(tokens: Tokens): string {
  const roles = themeColors(tokens, 'light').map(([role]) => role)
  const constant = [
    ...tokenEntries(tokens.font).map(([name, font]) => `--sk-font-${name}: ${fontFamilies(font.$value)}`),
    ...tokenEntries(tokens.radius).map(([name, token]) => `--sk-radius-${name}: ${cssLength(token.$value)}`),
    ...tokenEntries(tokens.size).map(([name, token]) => `--sk-size-${name}: ${cssLength(token.$value)}`),
    ...tokenEntries(tokens.shadow).map(([name, token]) => {
      const layers = token.$value.map(
        (layer) =>
          `${cssLength(layer.offsetX)} ${cssLength(layer.offsetY)} ${cssLength(layer.blur)} ${cssLength(layer.spread)} ${layer.color.toLowerCase()}`,
      )
      return `--sk-shadow-${name}: ${layers.join(', ')}`
    }),
    ...tokenEntries(tokens.motion.duration).map(
      ([name, token]) => `--sk-duration-${name}: ${cssLength(token.$value)}`,
    ),
    ...tokenEntries(tokens.motion.ease).map(
      ([name, token]) => `--sk-ease-${name}: cubic-bezier(${token.$value.join(', ')})`,
    ),
    ...tokenEntries(tokens.layer).map(([name, token]) => `--sk-layer-${name}: ${token.$value}`),
  ]
  const still = tokenEntries(tokens.motion.duration).map(([name]) => `--sk-duration-${name}: 0s`)
  const own = ':where(:root:not([data-theme]))'
  return [
    header,
    block(':where(:root)', constant),
    '/* A brand of one or two colours, `--sk-brand-primary` and `--sk-brand-accent`, in all four themes. */\n',
    `@supports (color: oklch(from red l c h)) {\n${block(':where(:root)', brandLines(tokens), '  ')}}\n`,
    block(':where(:root), :where([data-theme="light"])', colors(tokens, 'light')),
    block(':where([data-theme="dark"])', colors(tokens, 'dark')),
    `@media (prefers-color-scheme: dark) {\n${block(own, colors(tokens, 'dark'), '  ')}}\n`,
    block(':where([data-theme="contrast"])', colors(tokens, 'contrast')),
    block(':where([data-theme="contrast-dark"])', colors(tokens, 'contrast-dark')),
    '/* Someone who asks the system for more contrast gets it in whichever theme was chosen. */\n',
    `@media (prefers-contrast: more) {\n${block(
      ':where(:root), :where([data-theme="light"])',
      colors(tokens, 'contrast'),
      '  ',
    )}${block(':where([data-theme="dark"])', colors(tokens, 'contrast-dark'), '  ')}}\n`,
    `@media (prefers-contrast: more) and (prefers-color-scheme: dark) {\n${block(own, colors(tokens, 'contrast-dark'), '  ')}}\n`,
    `@media (forced-colors: active) {\n${block(
      ':where(:root), :where([data-theme])',
      roles.map((role) => `--sk-color-${role}: ${forcedColor(role)}`),
      '  ',
    )}}\n`,
    `@media print {\n${block(':where(:root), :where([data-theme])', colors(tokens, 'light'), '  ')}}\n`,
    '/* Text per script: an element that names its language starts its own scale. */\n',
    block(':where(:root), :where([lang])', textLines(tokens, 'latin')),
    block(inLanguages(['ar', ...otherArabicScript]), textLines(tokens, 'arabic')),
    '/* The kit’s face holds the letters of Arabic alone; mixed with another they would not join. */\n',
    block(inLanguages(otherArabicScript), [
      `--sk-font-sans: ${fontFamilies(tokens.font['sans']?.$value.slice(2) ?? [])}`,
    ]),
    `@media (prefers-reduced-motion: reduce) {\n${block(':where(:root)', still, '  ')}}\n`,
    block(':where([data-motion="reduce"])', still),
  ].join('\n')
}

/** Returns the Tailwind theme of the design tokens. */
export function themeCss(tokens: Tokens): string {
  const map = [
    ...themeColors(tokens, 'light').map(([role]) => `--color-${role}: var(--sk-color-${role})`),
    ...tokenEntries(tokens.text).flatMap(([name]) => [
      `--text-${name}: var(--sk-text-${name})`,
      `--text-${name}--line-height: var(--sk-leading-${name})`,
    ]),
    ...tokenEntries(tokens.font).map(([name]) => `--font-${name}: var(--sk-font-${name})`),
    ...tokenEntries(tokens.radius).map(([name]) => `--radius-${name}: var(--sk-radius-${name})`),
    ...tokenEntries(tokens.shadow).map(([name]) => `--shadow-${name}: var(--sk-shadow-${name})`),
    ...tokenEntries(tokens.motion.ease).map(([name]) => `--ease-${name}: var(--sk-ease-${name})`),
    ...tokenEntries(tokens.motion.duration).map(
      ([name]) => `--transition-duration-${name}: var(--sk-duration-${name})`,
    ),
    ...tokenEntries(tokens.layer).map(([name]) => `--z-index-${name}: var(--sk-layer-${name})`),
    `--spacing-touch: var(--sk-size-touch)`,
    `--container-content: var(--sk-size-content)`,
    `--container-reading: var(--sk-size-reading)`,
    `--default-font-family: var(--sk-font-sans)`,
    `--default-transition-duration: var(--sk-duration-base)`,
    `--default-transition-timing-function: var(--sk-ease-out)`,
  ]
  const breakpoints = tokenEntries(tokens.breakpoint).map(
    ([name, token]) => `--breakpoint-${name}: ${cssLength(token.$value)}`,
  )
  return [header, block('@theme inline', map), block('@theme', breakpoints)].join('\n')
}
