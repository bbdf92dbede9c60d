// `pnpm shots:site [--public] [--sheet] [--looks=ar-360-dark,…] [path …]` photographs every page of the built site
// and every popup with a URL, in both languages, on a phone and on a desktop, light and dark, into
// reports/site. A path (`/Rules`, `/?popup=contact`) selects one page in both languages, and a word without
// a slash selects every page whose URL contains it. A visitor opens public pages, the demo customer the
// others. `--figures` reports for each page the position of its first price and action, its length, its share
// of pictures and of small print, prices without a unit and equal titles. `--sheet` puts all pictures of a
// look on one. `--booking` walks through the bookings of the four services and their failures, and
// photographs each step into reports/booking.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { ensureBrowser } from './lib/browser.mjs'
import { resolveFromRoot } from './lib/root.mjs'
import { runScript, printLine, ScriptError } from './lib/script.mjs'
import { ensureToolchain } from './lib/toolchain.mjs'

const arguments_ = process.argv.slice(2)
const wanted = arguments_.filter((each) => !each.startsWith('--'))
const publicOnly = arguments_.includes('--public')
const wantsFigures = arguments_.includes('--figures')
const dist = process.env.WEB_DIST ?? resolveFromRoot('apps/web/dist/client')
const out = resolveFromRoot('reports/site')
const demo = { login: '1012345672', password: 'sakina-demo-2026' }
/** An existing id of the demonstration for each parameter of a URL. */
const ids = { serviceId: 1, planId: 101, orderId: 1, reservationId: 1 }
const allLooks = ['ar', 'en'].flatMap((locale) =>
  [360, 1280, 1440].flatMap((width) => ['light', 'dark'].map((theme) => ({ locale, width, theme }))),
)
const lookName = ({ locale, width, theme }) => `${locale}-${width}-${theme}`
const named = arguments_
  .find((each) => each.startsWith('--looks='))
  ?.slice('--looks='.length)
  .split(',')
const looks = allLooks.filter((look) => named?.includes(lookName(look)) ?? look.width !== 1440)
/** The popups with a URL, and a page that the plain paths do not show. */
const withQuery = [
  ...['contact', 'privacy', 'steps', 'package', 'government'].map((name) => `/?popup=${name}`),
  '/OrderPage?popup=offers',
  '/OrderPage?category=visitingTimes&compare=101,102,103&popup=compare',
  '/S5?service=1',
  '/no-such-page',
]

/**
 * Photographs the steps of bookings with Playwright, which walks through them. Each look is a
 * project.
 */
function photographBookings() {
  const pictures = resolveFromRoot('reports/booking')
  const { status } = spawnSync(
    process.execPath,
    [
      resolveFromRoot('node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      resolveFromRoot('tests/pictures/playwright.config.ts'),
      ...looks.map((look) => `--project=${lookName(look)}`),
    ],
    { stdio: 'inherit', env: { ...process.env, WEB_DIST: dist, PICTURES: pictures } },
  )
  if (status !== 0) throw new ScriptError('Not every step could be reached.')
  printLine(`Pictures: ${pictures}`)
}

/** Puts the tops of all screenshots of one language, size and theme side by side in one picture. */
async function makeSheet(paths, look) {
  const { default: sharp } = await import('sharp')
  const [width, height, across] = look.width < 500 ? [240, 520, 10] : [480, 360, 5]
  const pictures = await Promise.all(
    paths.map(async (path, at) => {
      const whole = await sharp(join(out, `${nameOf(path)}.${lookName(look)}.png`))
        .resize({ width })
        .toBuffer()
      const input = await sharp(whole).resize({ width, height, fit: 'cover', position: 'top' }).toBuffer()
      return { input, left: (at % across) * (width + 12), top: Math.floor(at / across) * (height + 12) }
    }),
  )
  const rows = Math.ceil(paths.length / across)
  await sharp({
    create: { width: across * (width + 12), height: rows * (height + 12), channels: 3, background: '#777' },
  })
    .composite(pictures)
    .png()
    .toFile(join(out, `sheet.${lookName(look)}.png`))
}

const bare = (path) => path.replace(/^\/en(?=\/|$)/, '') || '/'
const inLanguage = (path, locale) => (locale === 'ar' ? path : `/en${path === '/' ? '' : path}`)
const nameOf = (path) => path.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'home'
const isWanted = (path) =>
  wanted.length === 0 || wanted.some((each) => (each.startsWith('/') ? path === each : path.includes(each)))

/** Scrolls down the page and back, so that lazy content renders. */
const readThrough = (page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight / 2) {
      scrollTo(0, at)
      await frame()
    }
    scrollTo(0, 0)
    await frame()
  })

/** Repeats the work on the next page if this one redirects meanwhile. */
async function despiteRedirects(work) {
  for (;;)
    try {
      return await work()
    } catch (error) {
      if (!/Execution context was destroyed/.test(error.message)) throw error
    }
}

/**
 * Returns positions in pixels from the top, lengths in screens, and shares in per cent; nothing if there is
 * no such element.
 */
const figuresOf = (page) =>
  page.evaluate(() => {
    const shown = (selector) =>
      [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility())
    const box = (element) => element.getBoundingClientRect()
    const foot = (element) => element && Math.round(box(element).bottom + scrollY)
    const length = document.documentElement.scrollHeight
    const pictures = shown('main svg[data-art]').filter((each) => each.parentElement?.closest('svg') === null)
    const area = pictures.reduce((sum, each) => sum + box(each).width * box(each).height, 0)
    const price = '[dir=ltr][lang]'
    const cards = shown(`main li:has(h2, h3, h4):has(${price} svg)`)
    const [card] = cards
    const letters = (elements) =>
      elements
        .flatMap(({ childNodes }) => [...childNodes])
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .reduce((sum, { data }) => sum + data.trim().length, 0)
    const everything = shown('body :not(script, style, noscript)')
    const small = everything.filter((each) => parseFloat(getComputedStyle(each).fontSize) <= 14)
    const titles = cards.map(
      (each) => `${each.querySelector('h2, h3, h4').textContent} ${each.closest('ul, ol').ariaLabel}`,
    )
    return {
      firstPrice: foot(shown(`main ${price}:has(svg)`)[0]),
      firstAct: foot(shown('main :is(a, button).sk\\:bg-primary')[0]),
      screens: Math.round((length / innerHeight) * 10) / 10,
      pictures: Math.round((area / (length * innerWidth)) * 1000) / 10,
      cardsOnAScreen: card && Math.round((innerHeight / (box(card).height + 16)) * 10) / 10,
      footer: Math.round(shown('body > footer, footer')[0]?.getBoundingClientRect().height ?? 0),
      smallPrint: Math.round((letters(small) / letters(everything)) * 100),
      cards: cards.length,
      pricesWithoutUnit: cards.filter((each) => {
        const money = each.querySelector(price)
        return money.parentElement.lastElementChild === money && money.nextSibling === null
      }).length,
      equalTitles: titles.length - new Set(titles).size,
    }
  })

async function signIn(address) {
  const answer = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demo),
  })
  return (await answer.json()).result
}

async function openContext(browser, { width, theme, locale }, customer) {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 740 : 900 },
    colorScheme: theme,
    locale,
    timezoneId: 'Asia/Riyadh',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  if (customer)
    await context.addInitScript((who) => localStorage.setItem('currentUser', JSON.stringify(who)), customer)
  return context
}

await runScript(async () => {
  if (!(await ensureToolchain(fileURLToPath(import.meta.url), arguments_))) return
  await ensureBrowser()
  if (arguments_.includes('--booking')) return photographBookings()
  const { chromium } = await import('playwright')
  const { startServer, configFrom } = await import(
    pathToFileURL(resolveFromRoot('apps/api/src/server.ts')).href
  )
  const data = mkdtempSync(join(tmpdir(), 'sakina-shots-'))
  const server = await startServer(
    configFrom({
      PORT: '0',
      DATA_DIR: data,
      DEMO: 'true',
      LOG_LEVEL: 'silent',
      WEB_DIST: dist,
      RATE_LIMIT_PER_ADDRESS: '100000',
    }),
  )
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  })
  const problems = []
  try {
    const customer = await signIn(server.address)
    const routes = JSON.parse(readFileSync(join(dist, 'routes.json'), 'utf8'))
    const open = new Set(routes.filter(({ kind }) => kind === 'page').map(({ path }) => bare(path)))
    const all = [...new Set(routes.map(({ path }) => bare(path)))]
    const paths = [...(publicOnly ? all.filter((path) => open.has(path)) : all), ...withQuery].filter(
      isWanted,
    )
    if (paths.length === 0) throw new ScriptError(`No page has ${wanted.join(' or ')} in its address.`)
    mkdirSync(out, { recursive: true })
    for (const look of looks) {
      const { locale, width, theme } = look
      const asVisitor = { width, theme, locale: `${locale}-SA` }
      const visitor = await openContext(browser, asVisitor)
      const signedIn = await openContext(browser, asVisitor, customer)
      for (const path of paths) {
        const isPublic = open.has(path) || withQuery.includes(path)
        const page = await (isPublic ? visitor : signedIn).newPage()
        page.on('pageerror', (error) => problems.push(`${path} ${lookName(look)}: ${error.message}`))
        const address = inLanguage(path, locale).replace(/:(\w+)/g, (_all, name) => String(ids[name] ?? 1))
        await page.goto(server.address + address)
        // A page that follows live events never becomes idle.
        await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
        if (!path.includes('popup=')) await despiteRedirects(() => readThrough(page))
        await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
        await despiteRedirects(() => page.evaluate(() => document.fonts.ready))
        const sideways = await despiteRedirects(() =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        )
        if (sideways > 0) problems.push(`${address} at ${width}: scrolls sideways by ${sideways}`)
        if (wantsFigures)
          printLine(
            `${nameOf(path)} ${lookName(look)}: ${JSON.stringify(await despiteRedirects(() => figuresOf(page)))}`,
          )
        await page.screenshot({
          path: join(out, `${nameOf(path)}.${lookName(look)}.png`),
          fullPage: !path.includes('popup='),
        })
        await page.close()
      }
      await visitor.close()
      await signedIn.close()
      if (arguments_.includes('--sheet')) await makeSheet(paths, look)
      printLine(`${paths.length} pages: ${lookName(look)}`)
    }
  } finally {
    await browser.close()
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
  for (const each of problems) printLine(each)
  printLine(`Pictures: ${out}`)
})
