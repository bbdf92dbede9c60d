import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'

import { freePort } from '../support/server.ts'
import { startScreenReader, whatIsMissing, type ScreenReader } from './screen-reader.ts'
import { openChromium, type BrowserWindow } from './windows.ts'

const { CHROMIUM_PATH: chromium, STORYBOOK = '.cache/storybook', RECORD } = process.env

/** What each composite says, as its page shows it. `RECORD=1` writes it anew. */
const file = join(import.meta.dirname, '../../packages/ui/src/story-kit/spoken.json')
type Row = { readonly press: string; readonly said: string }
type Recording = {
  /** Who spoke, in which browser, and when. */
  by: string
  browser: string
  on: string
  components: Record<string, Readonly<Record<'ar' | 'en', readonly Row[]>>>
}

/** The keys that show a component after the Tab key has reached its first control. */
const composites: Readonly<Record<string, readonly string[]>> = {
  accordion: ['Enter'],
  'alert-dialog': ['Tab'],
  calendar: ['Tab', 'Tab', 'Tab', 'Tab', 'Up'],
  carousel: [],
  combobox: ['Down', 'Down', 'Enter'],
  'date-picker': ['Tab', 'Enter', 'Down', 'Enter'],
  dialog: ['Tab'],
  drawer: ['Tab'],
  'error-summary': ['Enter'],
  menu: ['Enter', 'Down'],
  'multi-select': ['Down', 'Enter'],
  popover: ['Enter'],
  'radio-group': [],
  'segmented-control': [],
  select: ['Enter', 'Down'],
  stepper: ['Up', 'Up'],
  tabs: [],
  toast: ['Tab', 'Enter'],
}
const xNames: Readonly<Record<string, string>> = { Enter: 'Return' }

/** A list and its count arrive in either order, and Orca adds the selection of a text now and then. */
const comparable = (rows: readonly Row[]) =>
  rows.map(({ press, said }) => [press, ...said.replace('Text unselected. ', '').split(' ').toSorted()])

/** Serves a folder with Python, which Orca is written in. */
async function serveFolder(folder: string) {
  const port = await freePort()
  const server = spawn('python3', ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '-d', folder], {
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(`${url}/index.json`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (const end = Date.now() + 10_000; !(await answers()); await sleep(50))
    if (Date.now() > end) throw new Error(`${folder} has no Storybook: run the step storybook first`)
  return { url, close: () => void server.kill() }
}

const missing = whatIsMissing()

describe('what the composites of the kit say', { skip: missing, concurrency: false }, () => {
  const recording: Recording = JSON.parse(readFileSync(file, 'utf8'))
  const ran: {
    storybook?: { readonly url: string; close(): void }
    reader?: ScreenReader
    window?: BrowserWindow
  } = {}
  before(async () => {
    ran.storybook = await serveFolder(join(import.meta.dirname, '../..', STORYBOOK))
    ran.reader = await startScreenReader()
    ran.window = await openChromium(chromium ?? 'chromium', ran.reader.env)
  })
  after(async () => {
    const { storybook, reader, window } = ran
    if (RECORD && reader && window)
      writeFileSync(
        file,
        `${JSON.stringify({ ...recording, by: `Orca ${reader.version}`, browser: window.version.replace('/', ' '), on: new Date().toISOString().slice(0, 10) }, undefined, 2)}\n`,
      )
    await window?.close()
    await reader?.stop()
    storybook?.close()
  })

  /** Opens the first story of a component. */
  async function open(name: string, locale: 'ar' | 'en') {
    const { storybook, window } = ran
    assert.ok(storybook && window)
    const answer = await fetch(`${storybook.url}/index.json`)
    const { entries }: { entries: Record<string, { id: string; type: string; title: string }> } =
      await answer.json()
    const story = Object.values(entries).find(
      ({ type, title }) =>
        type === 'story' &&
        title.startsWith('Components/') &&
        title.toLowerCase().endsWith(`/${name.replaceAll('-', '')}`),
    )
    assert.ok(story, `${name} has no story`)
    await window.page.goto(
      `${storybook.url}/iframe.html?id=${story.id}&viewMode=story&globals=locale:${locale};motion:reduce`,
    )
    await window.page.waitForSelector('#storybook-root > *')
  }

  for (const [name, keys] of Object.entries(composites))
    for (const locale of ['ar', 'en'] as const)
      test(`the page of ${name} shows what is heard, in ${{ ar: 'Arabic', en: 'English' }[locale]}`, async () => {
        const { reader, window } = ran
        assert.ok(reader && window)
        const [{ page }, ears] = [window, reader]
        await ears.hear(() => open(name, locale), /^Finished loading/)
        // The Tab key starts in the address bar unless something of the page has the focus.
        await ears.hear(() =>
          page.evaluate(() => {
            const start = document.createElement('button')
            document.body.prepend(start)
            start.focus()
          }),
        )
        const known = recording.components[name]?.[locale] ?? []
        const rows: Row[] = []
        for (const [index, press] of ['Tab', ...keys].entries()) {
          // Orca's own modes are no part of the page.
          const row = (said: readonly string[]): Row => ({
            press,
            said: said.filter((text) => !/^(Focus|Browse) mode$/.test(text)).join(' '),
          })
          const expected = RECORD ? undefined : known[index]
          const said = await ears.hear(
            () => ears.press(xNames[press] ?? press),
            expected && ((texts) => isDeepStrictEqual(comparable([row(texts)]), comparable([expected]))),
          )
          rows.push(row(said.map(({ text }) => text)))
        }
        assert.ok(
          rows.every(({ said }) => said !== ''),
          JSON.stringify(rows),
        )
        const { ar = [], en = [] } = recording.components[name] ?? {}
        if (RECORD) recording.components[name] = { ar, en, [locale]: rows }
        else assert.deepEqual(comparable(rows), comparable(known), JSON.stringify(rows))
      })
})
