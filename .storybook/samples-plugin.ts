import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { format } from 'oxfmt'
import type { Plugin } from 'vite'
import { storySamples } from './samples.ts'

const suffix = '?samples'

/** Formats code for the documentation, with shorter lines than the sources. */
export async function formatSample(code: string): Promise<string> {
  const formatted = await format('sample.tsx', code, { printWidth: 90, semi: false, singleQuote: true })
  return formatted.code.replace(/^;/m, '').trimEnd()
}

/**
 * A Vite plugin: `button.stories.tsx?samples` contains the code that a developer would write for each
 * story.
 */
export const samplesPlugin = (): Plugin => ({
  name: 'story-samples',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(suffix)) return undefined
    const file = id.slice(0, -suffix.length)
    const samples = storySamples(readFileSync(file, 'utf8'), basename(dirname(file)))
    const formatted = await Promise.all(
      Object.entries(samples).map(async ([story, { ar, en }]) => [
        story,
        { ar: await formatSample(ar), en: await formatSample(en) },
      ]),
    )
    return {
      code: `export default ${JSON.stringify(Object.fromEntries(formatted))}`,
      moduleType: 'js',
      map: null,
    }
  },
})
