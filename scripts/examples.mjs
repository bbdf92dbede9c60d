/*
 * Tests the packages and the example apps as an outside developer would meet them: the packages are released to
 * a temporary registry, their tarballs checked, and the apps installed by name into a fresh copy, built, opened
 * in a browser in both languages, and compared, since they must look the same. In the full run two more
 * releases follow: the version range of an app accepts a patch, and a breaking change only on request.
 * `node scripts/examples.mjs [name …]` leaves its pictures in reports/examples.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium } from 'playwright'

import { findAffectedClasses, checkStyleSheetSizes } from './examples/class-names.mjs'
import { findInlinedFonts } from './examples/inlined-fonts.mjs'
import { compareBesideMantine, checkBothDialogs } from './examples/beside.mjs'
import { pictureDifferences } from './examples/compare.mjs'
import { checkForm } from './examples/form.mjs'
import {
  checkBrandColors,
  checkReadmeApp,
  renderSamples,
  writeReadmeExamples,
  writeSamples,
} from './examples/from-readme.mjs'
import { copyInstallAndBuild } from './examples/install.mjs'
import { checkPackages } from './examples/packages.mjs'
import { checkDates } from './examples/next.mjs'
import { startRegistry } from './examples/registry.mjs'
import { createReleaseRepository, runRelease } from './examples/release.mjs'
import { servePreview } from './examples/serve-preview.mjs'
import { findBrokenEntries, checkLaterReleases } from './examples/upgrade.mjs'
import { exampleVariants, visitExample } from './examples/visit-example.mjs'
import { ensureBrowser } from './lib/browser.mjs'
import { resolveFromRoot } from './lib/root.mjs'
import { ScriptError, runScript, printLine, secondsSince } from './lib/script.mjs'

/**
 * The apps in these four folders differ from the others on purpose, so they are not compared with
 * them.
 */
const styles = 'class-names'
const readme = 'from-readme'
const form = 'react-hook-form'
const neighbour = 'beside-mantine'
const ofTheirOwn = [styles, readme, form, neighbour]
/** Left to the full run: the two apps that a server renders. The kit's own tests render on a server, too. */
const nightly = process.env.FULL ? [] : ['next', 'server-render']
const all = readdirSync(resolveFromRoot('examples'), { withFileTypes: true }).flatMap((each) =>
  each.isDirectory() && !ofTheirOwn.includes(each.name) ? [each.name] : [],
)

const named = (versions) =>
  Object.entries(versions)
    .map(([name, version]) => `${name}@${version}`)
    .join(', ')

await runScript(async () => {
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !all.includes(name))
  if (unknown.length > 0)
    throw new ScriptError(`No example is called ${unknown.join(', ')}. There are: ${all.join(', ')}.`)
  const names = wanted.length > 0 ? wanted : all.filter((name) => !nightly.includes(name))
  await ensureBrowser()

  const place = mkdtempSync(join(tmpdir(), 'examples-'))
  const pictures = resolveFromRoot('reports/examples')
  rmSync(pictures, { recursive: true, force: true })
  mkdirSync(pictures, { recursive: true })
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--font-render-hinting=none'],
  })
  let passed = 0
  const faults = []
  const verdict = (what, problems) => {
    if (problems.length === 0) passed += 1
    else faults.push(what)
    printLine(`${problems.length === 0 ? 'ok    ' : 'FAILED'} ${what}`)
    for (const problem of problems) printLine(`         ${problem}`)
  }

  const registry = await startRegistry(place)
  const tried = async (name, act) => {
    const site = await servePreview(
      await copyInstallAndBuild(resolveFromRoot('examples', name), place, registry.npmrc),
    )
    try {
      for (const [what, problems] of await act(site.url)) verdict(what, problems)
    } finally {
      await site.stop()
    }
  }
  try {
    const begun = Date.now()
    const repository = await createReleaseRepository(place, registry.npmrc)
    const versions = await runRelease(repository)
    verdict(`released in ${secondsSince(begun)}: ${named(versions)}`, [])
    for (const [what, problems] of await checkPackages(repository)) verdict(what, problems)
    const apps = []
    for (const name of names) {
      const since = Date.now()
      const folder = await copyInstallAndBuild(resolveFromRoot('examples', name), place, registry.npmrc)
      apps.push(folder)
      verdict(`${name}: installed by name, type-checked and built in ${secondsSince(since)}`, [])
      verdict(`${name}: its build holds no font as data`, findInlinedFonts(folder))
      const site = await servePreview(folder)
      try {
        for (const look of exampleVariants)
          verdict(`${name}: ${look.name}`, await visitExample({ browser, site, look, name, pictures }))
        if (name === 'next') verdict('next: a Hijri date, an empty date', await checkDates(browser, site.url))
      } finally {
        await site.stop()
      }
    }
    if (wanted.length === 0) {
      const folder = await copyInstallAndBuild(resolveFromRoot('examples', styles), place, registry.npmrc)
      for (const { what, problems } of checkStyleSheetSizes(folder)) verdict(what, problems)
      const site = await servePreview(folder)
      try {
        const { count, ignored } = await findAffectedClasses(browser, site.url)
        verdict(`${count} of 18 class names an app writes win over the kit`, ignored)
      } finally {
        await site.stop()
      }
      let blocks = 0
      let samples = 0
      const app = await copyInstallAndBuild(
        resolveFromRoot('examples', readme),
        place,
        registry.npmrc,
        async (copy) => {
          blocks = writeReadmeExamples(copy)
          samples = await writeSamples(copy)
        },
      )
      verdict(`the README's ${blocks} blocks of code compile and make an app`, [])
      verdict(
        `the ${samples} samples of the kit compile as they are, and render`,
        renderSamples(app, samples),
      )
      const page = await servePreview(app)
      try {
        verdict('the app of the README works as it says', await checkReadmeApp(browser, page.url))
        verdict('the brand of the README is worn', await checkBrandColors(browser, page.url, app))
      } finally {
        await page.stop()
      }
      await tried(form, async (url) => [
        ['a form of React Hook Form is refused, and taken', await checkForm(browser, url)],
      ])
      // Only the full run checks the kit beside another whole library.
      if (process.env.FULL)
        await tried(neighbour, async (url) => [
          ['Mantine and the kit look beside each other as alone', await compareBesideMantine(browser, url)],
          ['windows of an older Radix and of the kit open and close', await checkBothDialogs(browser, url)],
        ])
      const bare = await findBrokenEntries(place, registry.npmrc, Object.keys(versions))
      verdict(`${bare.count} entries of ${named(versions)} are there for bare Node`, bare.problems)
      // Two more releases take as long as the first, and only the full run makes them.
      if (process.env.FULL)
        for (const [what, problems] of await checkLaterReleases({ repository, apps, browser, place }))
          verdict(what, problems)
    }
    const [first, ...others] = names
    for (const other of others)
      verdict(`${other} looks like ${first}`, await pictureDifferences(pictures, first, other))
  } finally {
    await browser.close()
    await registry.stop()
    rmSync(place, { recursive: true, force: true })
  }
  printLine(`${passed} passed, ${faults.length} failed`)
  if (faults.length > 0) process.exitCode = 1
})
