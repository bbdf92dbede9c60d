/*
 * Pictures of people's and matrix stories, to be looked at: `pnpm --filter @sakina/ui shots [part of a story id]`.
 * Needs a built Storybook (storybook-static); writes reports/shots/<look>/<story>.png and a contact sheet per look.
 */
import { createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { packageRoot } from './tokens/source.ts'

type Index = { readonly entries: Readonly<Record<string, { id: string; type: string; tags?: string[] }>> }

const root = fileURLToPath(new URL('../../', packageRoot))
const site = join(root, 'storybook-static')
const out = join(root, 'reports/shots')
const wanted = process.argv[2] ?? ''

const looks = [
  { name: 'ar-light', globals: 'locale:ar;theme:light', width: 1280 },
  { name: 'ar-mobile', globals: 'locale:ar;theme:light', width: 360 },
  { name: 'en-light', globals: 'locale:en;theme:light', width: 1280 },
  { name: 'ar-dark', globals: 'locale:ar;theme:dark', width: 1280 },
]
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

if (!existsSync(site)) throw new Error('There is no storybook-static: run `pnpm exec storybook build` first.')

const server = createServer((request, response) => {
  const path = join(site, decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname))
  if (!path.startsWith(site) || !existsSync(path)) return response.writeHead(404).end()
  response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream')
  return createReadStream(path).pipe(response)
})
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
const address = server.address()
const port = typeof address === 'object' && address ? address.port : 0

const index: Index = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8'))
const stories = Object.values(index.entries)
  .filter(
    ({ type, id, tags }) =>
      type === 'story' && id.includes(wanted) && (id.startsWith('components-') || tags?.includes('matrix')),
  )
  .map(({ id }) => id)

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
  for (const { name, globals, width } of looks) {
    const folder = join(out, name)
    mkdirSync(folder, { recursive: true })
    const page = await browser.newPage({ viewport: { width, height: 400 }, reducedMotion: 'reduce' })
    for (const id of stories) {
      await page.goto(`http://127.0.0.1:${port}/iframe.html?id=${id}&viewMode=story&globals=${globals}`)
      await page.waitForSelector('body.sb-show-main #storybook-root > *, [role=dialog]', {
        state: 'attached',
      })
      await page.evaluate(() => document.fonts.ready)
      await page.screenshot({ path: join(folder, `${id}.png`), fullPage: true })
    }
    await page.close()
    const cells = stories.map(
      (id) => `<figure><img src="./${name}/${id}.png" loading="lazy"><figcaption>${id}</figcaption></figure>`,
    )
    writeFileSync(
      join(out, `${name}.html`),
      `<!doctype html><title>${name}</title><style>body{columns:3;font:14px sans-serif;background:#ddd}figure{break-inside:avoid;margin:0 0 16px;background:#fff;padding:8px}img{max-width:100%}</style>${cells.join('')}`,
    )
    console.log(`${name}: ${stories.length} pictures`)
  }
} finally {
  await browser.close()
  server.close()
}
