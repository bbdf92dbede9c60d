import { tokenEntries, themeColors, themes } from './source.ts'
import type { Tokens } from './source.ts'

type FigmaColor = { colorSpace: 'srgb'; components: [number, number, number]; alpha?: number; hex: string }

/** Converts a hex colour to the colour object of a Figma token. */
export function colorObject(hex: string): FigmaColor {
  const channel = (at: number): number =>
    Math.round((parseInt(hex.slice(at, at + 2), 16) / 255) * 10000) / 10000
  const alpha = hex.length > 7 ? { alpha: channel(7) } : {}
  return {
    colorSpace: 'srgb',
    components: [channel(1), channel(3), channel(5)],
    ...alpha,
    hex: hex.slice(0, 7),
  }
}

const scopes = (role: string): string[] => {
  if (/border|focus/.test(role)) return ['STROKE_COLOR', 'EFFECT_COLOR']
  if (/^(text|on-)/.test(role)) return ['TEXT_FILL', 'SHAPE_FILL']
  return ['FRAME_FILL', 'SHAPE_FILL', 'TEXT_FILL']
}

/**
 * Returns the tokens in DTCG 2025.10 with colour objects, one mode for each theme, and the scopes and code
 * names of Figma variables.
 */
export function figmaJson(tokens: Tokens): string {
  const modes = Object.fromEntries(
    themes.map((theme) => [
      theme,
      {
        color: Object.fromEntries(
          themeColors(tokens, theme).map(([role, hex]) => [
            role,
            {
              $type: 'color',
              $value: colorObject(hex),
              $description: tokens.color.theme.light[role]?.$description,
              $extensions: {
                'com.figma.scopes': scopes(role),
                'com.figma.codeSyntax': { WEB: `var(--sk-color-${role})` },
              },
            },
          ]),
        ),
      },
    ]),
  )
  const plain = (
    group: Readonly<Record<string, { readonly $value: unknown }>>,
    $type: string,
    css: string,
  ): object =>
    Object.fromEntries(
      tokenEntries(group).map(([name, token]) => [
        name,
        {
          $type,
          $value: token.$value,
          $extensions: { 'com.figma.codeSyntax': { WEB: `var(--sk-${css}-${name})` } },
        },
      ]),
    )
  return `${JSON.stringify(
    {
      $description: 'Generated from tokens.json for Figma. Do not edit.',
      modes,
      radius: plain(tokens.radius, 'dimension', 'radius'),
      size: plain(tokens.size, 'dimension', 'size'),
      duration: plain(tokens.motion.duration, 'duration', 'duration'),
    },
    null,
    2,
  )}\n`
}
