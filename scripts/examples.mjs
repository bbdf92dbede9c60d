/*
 * The example apps, as somebody outside would have them: the packages packed, installed from the tarballs into a
 * fresh copy, built, opened in a browser in both languages, and compared: they must look the same.
 * `node scripts/examples.mjs [name …]`; pictures are left in reports/examples.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium } from 'playwright'

import { heavyStyles, ignoredClassNames } from './examples/class-names.mjs'
import { differences } from './examples/compare.mjs'
import { installedCopy, packed } from './examples/install.mjs'
import { served } from './examples/served.mjs'
import { looks, visit } from './examples/visit.mjs'
import { findBrowser } from './lib/browser.mjs'
import { inRoot } from './lib/root.mjs'
import { Stop, run, say, seconds } from './lib/say.mjs'

/** Not one of the apps that look alike: it asks what the styles weigh and whose class wins. */
const styles = 'class-names'
const all = readdirSync(inRoot('examples'), { withFileTypes: true }).flatMap((each) =>
  each.isDirectory() && each.name !== styles ? [each.name] : [],
)

await run(async () => {
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !all.includes(name))
  if (unknown.length > 0)
    throw new Stop(`No example is called ${unknown.join(', ')}. There are: ${all.join(', ')}.`)
  const names = wanted.length > 0 ? wanted : all
  await findBrowser()

  const place = mkdtempSync(join(tmpdir(), 'examples-'))
  const pictures = inRoot('reports/examples')
  rmSync(pictures, { recursive: true, force: true })
  mkdirSync(pictures, { recursive: true })
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--font-render-hinting=none'],
  })
  let passed = 0
  const faults = []
  const verdict = (what, complaints) => {
    if (complaints.length === 0) passed += 1
    else faults.push(what)
    say(`${complaints.length === 0 ? 'ok    ' : 'FAILED'} ${what}`)
    for (const complaint of complaints) say(`         ${complaint}`)
  }

  try {
    const tarballs = await packed(place)
    for (const name of names) {
      const since = Date.now()
      const folder = await installedCopy(inRoot('examples', name), place, tarballs)
      verdict(`${name}: installed from the tarballs, type-checked and built in ${seconds(since)}`, [])
      const site = await served(folder)
      try {
        for (const look of looks)
          verdict(`${name}: ${look.name}`, await visit({ browser, site, look, name, pictures }))
      } finally {
        await site.stop()
      }
    }
    if (wanted.length === 0) {
      const folder = await installedCopy(inRoot('examples', styles), place, tarballs)
      verdict('the styles of an entry keep their weight in a plain Vite app', heavyStyles(folder))
      const site = await served(folder)
      try {
        verdict('a class name an app writes wins over the kit', await ignoredClassNames(browser, site.url))
      } finally {
        await site.stop()
      }
    }
    const [first, ...others] = names
    for (const other of others)
      verdict(`${other} looks like ${first}`, await differences(pictures, first, other))
  } finally {
    await browser.close()
    rmSync(place, { recursive: true, force: true })
  }
  say(`${passed} passed, ${faults.length} failed`)
  if (faults.length > 0) process.exitCode = 1
})
