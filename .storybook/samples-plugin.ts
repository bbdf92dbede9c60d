import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { format } from 'oxfmt'
import type { Plugin } from 'vite'
import { storySamples } from './samples.ts'

const suffix = '?samples'
const kit = join(import.meta.dirname, '../packages/ui/src')

/** Formats code for the documentation, with shorter lines than the sources. */
async function formatSample(code: string): Promise<string> {
  const formatted = await format('sample.tsx', code, { printWidth: 90, semi: false, singleQuote: true })
  return formatted.code.trimEnd()
}

/** Returns the code that a developer would write for each story of a file, as the documentation shows it. */
export async function shownSamples(
  file: string,
): Promise<[story: string, code: Record<'ar' | 'en', string>][]> {
  const samples = Object.entries(storySamples(readFileSync(file, 'utf8'), file))
  return Promise.all(
    samples.map(async ([story, { ar, en }]) => [
      story,
      { ar: await formatSample(ar), en: await formatSample(en) },
    ]),
  )
}

/** Returns every sample of the kit, in both languages. */
export async function allSamples(): Promise<{ name: string; locale: 'ar' | 'en'; code: string }[]> {
  const files = globSync('**/*.stories.tsx', { cwd: kit }).filter((file) => !file.includes('.checks.'))
  const samples = await Promise.all(
    files.map(async (file) =>
      (await shownSamples(join(kit, file))).flatMap(([story, { ar, en }]) => [
        { name: `${basename(file, '.stories.tsx')}-${story}-ar`, locale: 'ar' as const, code: ar },
        { name: `${basename(file, '.stories.tsx')}-${story}-en`, locale: 'en' as const, code: en },
      ]),
    ),
  )
  return samples.flat()
}

/** A Vite plugin: `button.stories.tsx?samples` contains the sample of each story. */
export const samplesPlugin = (): Plugin => ({
  name: 'story-samples',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(suffix)) return undefined
    const samples = await shownSamples(id.slice(0, -suffix.length))
    return {
      code: `export default ${JSON.stringify(Object.fromEntries(samples))}`,
      moduleType: 'js',
      map: null,
    }
  },
})
