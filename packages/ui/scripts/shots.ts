/*
 * Takes pictures for review, into reports/shots. It needs a built Storybook (`pnpm build-storybook`) or a
 * running one.
 *   pnpm --filter @sakina/ui shots             one picture of each component and look, and contact sheets
 *   pnpm --filter @sakina/ui shots plan-card   every story of the component
 *   … --from=http://127.0.0.1:6006 --looks=ar-light,ar-dark
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import type { Browser, Page } from 'playwright'
import { contactSheet } from './shots/contact-sheet.ts'
import type { Screenshot } from './shots/contact-sheet.ts'
import { serveStorybook } from './shots/storybook.ts'
import { packageRoot } from './tokens/source.ts'

type Entry = { readonly id: string; readonly type: string; readonly title: string; readonly tags?: string[] }
type Index = { readonly entries: Readonly<Record<string, Entry>> }

const root = fileURLToPath(new URL('../../', packageRoot))
const out = join(root, 'reports/shots')
const args = process.argv.slice(2)
const option = (name: string): string | undefined =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
const wanted = args.find((arg) => !arg.startsWith('--')) ?? ''

const allLooks = [
  { name: 'ar-light', globals: 'locale:ar;theme:light', width: 900 },
  { name: 'en-light', globals: 'locale:en;theme:light', width: 900 },
  { name: 'ar-dark', globals: 'locale:ar;theme:dark', width: 900 },
  { name: 'ar-mobile', globals: 'locale:ar;theme:light', width: 360 },
]
const looks = allLooks.filter(({ name }) => option('looks')?.split(',').includes(name) ?? true)

const isShown = ({ type, id, title, tags }: Entry): boolean =>
  type === 'story' &&
  (wanted
    ? id.includes(wanted) && (id.startsWith('components-') || (tags?.includes('matrix') ?? false))
    : title.startsWith('Components/') && id.endsWith('--default'))

/** General components and product components are in separate groups. */
const groupOf = ({ title }: Entry): string => (title.startsWith('Components/Domain/') ? 'product' : 'general')
const perSheet = 36

async function photograph(page: Page, url: string, file: string): Promise<void> {
  await page.goto(url)
  await page.waitForSelector(
    'body.sb-show-main #storybook-root > *, body.sb-show-errordisplay, [role=dialog]',
    {
      state: 'attached',
    },
  )
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: file, fullPage: true })
}

async function take(browser: Browser, from: string, entries: readonly Entry[]): Promise<void> {
  for (const { name: look, globals, width } of looks) {
    const folder = join(out, look)
    mkdirSync(folder, { recursive: true })
    const page = await browser.newPage({ viewport: { width, height: 400 }, reducedMotion: 'reduce' })
    const shots = new Map<string, Screenshot[]>()
    for (const entry of entries) {
      const file = join(folder, `${entry.id}.png`)
      await photograph(page, `${from}/iframe.html?id=${entry.id}&viewMode=story&globals=${globals}`, file)
      const group = shots.get(groupOf(entry)) ?? []
      group.push({ name: entry.id.replace(/^components-/, '').replace(/--default$/, ''), file })
      shots.set(groupOf(entry), group)
    }
    await page.close()
    for (const [group, all] of shots)
      for (let at = 0; at < all.length; at += perSheet) {
        const number = all.length > perSheet ? `-${at / perSheet + 1}` : ''
        const file = join(out, `contact-${look}-${group}${number}.png`)
        await contactSheet(browser, all.slice(at, at + perSheet), { file, columns: 6, title: look })
        console.log(file)
      }
    console.log(`${look}: ${entries.length} pictures`)
  }
}

const running = option('from')
const site = running
  ? { url: running, close: () => undefined }
  : await serveStorybook(join(root, 'storybook-static'))
const browser = await chromium.launch({
  ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--force-color-profile=srgb',
    '--font-render-hinting=none',
    '--hide-scrollbars',
  ],
})
try {
  const index: Index = await (await fetch(`${site.url}/index.json`)).json()
  await take(browser, site.url, Object.values(index.entries).filter(isShown))
} finally {
  await browser.close()
  site.close()
}
