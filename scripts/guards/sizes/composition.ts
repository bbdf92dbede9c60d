import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Verdict } from '../common/verdicts.ts'
import type { FirstLoad, Site } from './first-load.ts'
import { filesOf, readManifest } from './manifest.ts'

/** Property names that no minifier shortens: whoever carries one carries the library. */
const formLibraries = { formik: 'validateOnBlur', yup: '__isYupSchema__' }

const source = (site: Site, file: string) => readFileSync(join(site.dist, file), 'utf8')

/** A first load holds one language only; a public one holds no forms. */
export function compositionVerdicts(site: Site, load: FirstLoad, isPublic: boolean): readonly Verdict[] {
  const manifest = readManifest(join(site.dist, '.vite/manifest.json'))
  const where = `${load.page.address} ${load.language}`
  const verdict = (what: string, strangers: readonly string[]): Verdict => ({
    what: `${where}: ${what}`,
    ok: strangers.length === 0,
    said: strangers.join(', '),
  })

  const other = load.language === 'ar' ? 'en' : 'ar'
  const foreignWords = [...manifest.keys()]
    .filter((key) => key.endsWith(`words-${other}.js`))
    .filter((key) => filesOf(manifest, [key], 'file').some((file) => load.scripts.includes(file)))
  const verdicts = [
    verdict('one language', foreignWords),
    verdict('no host but ours', load.foreign),
    verdict('everything is named in the document', load.late),
  ]
  if (!isPublic) return verdicts

  const code = load.scripts.map((file) => source(site, file))
  const has = (text: string) => code.some((script) => script.includes(text))
  const libraries = Object.entries(formLibraries).flatMap(([library, mark]) => (has(mark) ? [library] : []))
  return [...verdicts, verdict('no forms', libraries)]
}
