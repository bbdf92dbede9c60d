import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { components } from '../scripts/package/exports.ts'
import { packageRoot } from '../scripts/tokens/source.ts'

/** Components without text that could grow, with the reason. */
const without: Readonly<Record<string, string>> = {
  icon: 'a drawing; its size follows the text beside it',
  provider: 'draws nothing',
  rating: 'five stars and one number',
  skeleton: 'stands for text, holds none',
}

it.each(components().filter((name) => !Object.hasOwn(without, name)))(
  'the component %s has a story with long text that checks that the text fits @access:long-text',
  (name) => {
    const file = new URL(`src/components/${name}/${name}.checks.stories.tsx`, packageRoot)
    const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
    expect(source).toMatch(/export const LongText/)
    expect(source).toMatch(/expect(?:Dialog)?ToFit/)
  },
)
