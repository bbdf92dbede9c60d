import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { fluidSize } from '../../scripts/tokens/css.ts'
import { generatedFiles } from '../../scripts/tokens/outputs.ts'
import { tokenEntries, packageRoot, readTokens, themeColors, themes } from '../../scripts/tokens/source.ts'

const tokens = readTokens()

describe('the generated files', () => {
  it.each([...generatedFiles(tokens)])('the generated file %s matches tokens.json', (path, text) => {
    expect(readFileSync(new URL(path, packageRoot), 'utf8')).toBe(text)
  })
})

describe('the themes', () => {
  const roles = tokenEntries(tokens.color.theme.light).map(([role]) => role)

  it.each(themes)('the theme %s has every colour role with a description', (theme) => {
    expect(tokenEntries(tokens.color.theme[theme]).map(([role]) => role)).toEqual(roles)
    for (const [role, token] of tokenEntries(tokens.color.theme[theme]))
      expect(token.$description, `${theme}.${role}`).toBeTruthy()
  })

  it.each(themes)('the theme %s has a quiet background that differs from every surface', (theme) => {
    const colors = new Map(themeColors(tokens, theme))
    for (const ground of ['page', 'surface', 'raised'])
      expect(colors.get('subtle'), ground).not.toBe(colors.get(ground))
  })

  it.each(themes)('the theme %s resolves every colour to hex', (theme) => {
    for (const [role, hex] of themeColors(tokens, theme))
      expect(hex, role).toMatch(/^#[0-9A-F]{6}([0-9A-F]{2})?$/i)
  })
})

describe('contrast', () => {
  const promises = Object.entries(tokens.contrast.$extensions['sa.sakina.contrast'])
  const pairs = themes.flatMap((theme) =>
    promises.flatMap(([role, { on, min }]) =>
      on.map((ground) => ({
        theme,
        role,
        ground,
        // The high contrast themes require the ratio of WCAG AAA for text, and for edges that of AA
        // text.
        least: theme.startsWith('contrast') ? Math.max(min === 3 ? 4.5 : 7, min) : min,
      })),
    ),
  )

  it('contrast has a required ratio for every colour of text, focus and field borders', () => {
    const promised = new Set(promises.map(([role]) => role))
    const carriesText = tokenEntries(tokens.color.theme.light)
      .map(([role]) => role)
      .filter((role) => /^(text|text-muted|on-.*|focus|field-border)$/.test(role))
    expect(carriesText.filter((role) => !promised.has(role))).toEqual([])
  })

  it.each(pairs)(
    'the contrast in $theme of $role on $ground is at least $least',
    ({ theme, role, ground, least }) => {
      const colors = new Map(themeColors(tokens, theme))
      expect(contrast(colors.get(role) ?? '', colors.get(ground) ?? '')).toBeGreaterThanOrEqual(least)
    },
  )
})

describe('the text scale', () => {
  it('the text scale adds rem to the viewport width between both ends, so that zoomed text still grows', () => {
    expect(fluidSize(2, 2.75)).toBe('clamp(2rem, 1.7065rem + 1.3043vw, 2.75rem)')
  })

  it('the text scale allows text that is smaller on wide screens than on phones, such as Arabic body text', () => {
    expect(fluidSize(1.0625, 1)).toBe('clamp(1rem, 1.087rem + -0.1087vw, 1.0625rem)')
  })

  it('the text scale selects one language at a time, because some browsers do not support a list in `:lang()`', () => {
    for (const sheet of ['../styles/generated/tokens.css', '../styles/page.css'])
      expect(readFileSync(new URL(sheet, import.meta.url), 'utf8')).not.toMatch(/:lang\([^)]*,/)
  })

  it('the text scale gives Arabic at least the smallest size of Latin, and a greater line height', () => {
    for (const [name, step] of tokenEntries(tokens.text)) {
      expect(step.arabic.min.$value.value, name).toBeGreaterThanOrEqual(step.min.$value.value)
      expect(step.arabic.leading.$value, name).toBeGreaterThan(step.latin.leading.$value)
    }
  })
})
