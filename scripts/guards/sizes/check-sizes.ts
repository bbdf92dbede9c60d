import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import type { Verdict } from '../common/verdicts.ts'
import { groupOf, type Budget, type Budgets } from './budgets.ts'
import { compositionVerdicts } from './composition.ts'
import { firstLoad, type FirstLoad, type Language, type Site } from './first-load.ts'

const languages: readonly Language[] = ['ar', 'en']
const kilo = (bytes: number) => (bytes / 1000).toFixed(1)

const within = (what: string, figure: number, { asserted, target }: Budget): Verdict => ({
  what,
  ok: figure <= asserted,
  said: `${figure} is over the budget of ${asserted} (target ${target})`,
})

function sizeVerdicts(load: FirstLoad, budgets: Budgets): readonly Verdict[] {
  const where = `${load.page.address} ${load.language}`
  const group = groupOf(budgets, load.page.address)
  const { fonts, html, blocking } = budgets.measures
  const { js, requests, cssPage } = { ...budgets.measures, ...group }
  return [
    within(`${where}: JS`, load.js, js),
    within(`${where}: CSS`, load.css, cssPage),
    within(`${where}: fonts before paint`, load.fonts, fonts),
    ...(load.prerendered ? [within(`${where}: HTML`, load.html, html)] : []),
    within(`${where}: render-blocking requests`, load.blocking, blocking),
    within(`${where}: requests`, load.requests, requests),
  ]
}

function row(load: FirstLoad, budgets: Budgets): string {
  const { js } = groupOf(budgets, load.page.address)
  const cells = [
    `${kilo(load.js)} / ${kilo(js.asserted)} (${kilo(js.target)})`,
    kilo(load.css),
    load.prerendered ? kilo(load.html) : '-',
    kilo(load.fonts),
    String(load.requests),
  ]
  const widths = [24, 6, 6, 7, 4]
  return [
    load.page.address.padEnd(26),
    load.language,
    ...cells.map((cell, at) => cell.padStart(widths[at] ?? 0)),
  ].join(' ')
}

/** Measures every page in both languages. Bytes are asserted; nothing here depends on how fast the machine is. */
export function checkSizes(site: Site, budgets: Budgets) {
  const loads = site.pages.flatMap((page) => languages.map((language) => firstLoad(site, page, language)))
  const cssSite = globSync('**/*.css', { cwd: site.dist })
    .map((file) => gzipSync(readFileSync(join(site.dist, file)), { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0)
  const files = globSync('assets/**/*.js', { cwd: site.dist }).length
  const verdicts = [
    ...loads.flatMap((load) => [
      ...sizeVerdicts(load, budgets),
      ...compositionVerdicts(site, load, groupOf(budgets, load.page.address).isPublic),
    ]),
    within('CSS of the whole site', cssSite, budgets.measures.cssSite),
    within('script files of the whole site', files, budgets.measures.files),
  ]
  const table = [
    'First load in kB, gzip -9          JS / budget (target)    CSS   HTML   fonts  requests',
    ...loads.map((load) => row(load, budgets)),
    `CSS of the whole site: ${kilo(cssSite)} / ${kilo(budgets.measures.cssSite.asserted)} (${kilo(budgets.measures.cssSite.target)})`,
    `Script files of the whole site: ${files} / ${budgets.measures.files.asserted}`,
  ]
  return { verdicts, table }
}
