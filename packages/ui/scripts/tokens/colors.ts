import { aliasedRole, themeColors, themes, tokenEntries } from './source.ts'
import type { Tokens } from './source.ts'

/** Returns the colours and promised pairs as TypeScript, for checking a brand against them. */
export function tokenColors(tokens: Tokens): string {
  const colors = themes.map(
    (theme) =>
      `  ${theme.includes('-') ? `'${theme}'` : theme}: {\n${themeColors(tokens, theme)
        .map(([role, hex]) => `    '${role}': '${hex.toLowerCase()}',\n`)
        .join('')}  },\n`,
  )
  const promises = Object.entries(tokens.contrast.$extensions['sa.sakina.contrast']).map(
    ([role, { on, min }]) =>
      `  { role: '${role}', on: [${on.map((ground) => `'${ground}'`).join(', ')}], min: ${min} },\n`,
  )
  const aliases = tokenEntries(tokens.color.theme.light).flatMap(([role, { $value }]) => {
    const other = aliasedRole($value)
    return other === undefined ? [] : [`  '${role}': '${other}',\n`]
  })
  return [
    '// Generated from tokens/tokens.json by `pnpm --filter @sakina/ui tokens`. Do not edit.',
    "import type { ColorRole, ThemeName } from './names.ts'",
    '',
    `export const themeColors: Readonly<Record<ThemeName, Readonly<Record<ColorRole, string>>>> = {\n${colors.join('')}}`,
    '',
    '/** The roles that have the colour of another unless they are set. */',
    `export const roleAliases: Readonly<Partial<Record<ColorRole, ColorRole>>> = {\n${aliases.join('')}}`,
    '',
    'interface ContrastPromise {',
    '  readonly role: ColorRole',
    '  readonly on: readonly ColorRole[]',
    '  readonly min: number',
    '}',
    '',
    `export const contrastPromises: readonly ContrastPromise[] = [\n${promises.join('')}]`,
    '',
  ].join('\n')
}
