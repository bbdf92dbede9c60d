import { tokenColors } from './colors.ts'
import { themeCss, tokensCss } from './css.ts'
import { figmaJson } from './figma.ts'
import { tokenNames } from './names.ts'
import type { Tokens } from './source.ts'

/** Returns every generated file by its path in the package. */
export const generatedFiles = (tokens: Tokens): ReadonlyMap<string, string> =>
  new Map([
    ['src/styles/generated/tokens.css', tokensCss(tokens)],
    ['src/styles/generated/theme.css', themeCss(tokens)],
    ['src/tokens/generated/colors.ts', tokenColors(tokens)],
    ['src/tokens/generated/names.ts', tokenNames(tokens)],
    ['tokens/generated/figma.json', figmaJson(tokens)],
  ])
