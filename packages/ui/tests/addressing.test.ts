import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { packageRoot } from '../scripts/tokens/source.ts'

/** Words in which the final letter kaf belongs to the word and is not the suffix “your”. */
const others = new Set([
  'البنك',
  'الملك',
  'مالك',
  'ذلك',
  'كذلك',
  'هناك',
  'وهناك',
  'ترك',
  'يُترك',
  'يُشارك',
  'سلوك',
  'باك',
])

it('the Arabic of strings and stories addresses nobody with the singular suffix “ك”', () => {
  const files = globSync(['src/strings/ar.ts', 'src/**/*.stories.tsx', 'src/story-kit/**/*.{ts,tsx}'], {
    cwd: packageRoot,
  })
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) =>
    [...readFileSync(new URL(file, packageRoot), 'utf8').matchAll(/[\u0621-\u0652]{2,}ك(?![\u0621-\u0652])/g)]
      .filter(([word]) => !others.has(word))
      .map(([word]) => `${file}: ${word}`),
  )
  expect(found).toEqual([])
})
