// `pnpm brand:images` draws the icons of the installed site and the preview images of shared links from the
// logo of the kit and the brand texts. They are committed, so run it again after changing either.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { chromium } from 'playwright'
import sharp from 'sharp'

const root = join(import.meta.dirname, '..')
const kit = join(root, 'packages/ui/src')
const out = join(root, 'apps/web/public')
const brand = JSON.parse(readFileSync(join(root, 'apps/api/catalogue/brand.json'), 'utf8'))
const words = (locale) =>
  JSON.parse(readFileSync(join(root, `apps/web/src/features/home/messages/${locale}.json`), 'utf8'))

const maskable = readFileSync(join(kit, 'art/brand/app-icon-maskable.svg'))
const sign = readFileSync(join(kit, 'art/brand/favicon.svg'))
mkdirSync(join(out, 'icons'), { recursive: true })
mkdirSync(join(out, 'share'), { recursive: true })

const icon = (source, size, name) =>
  sharp(source, { density: 300 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toFile(join(out, 'icons', name))

await Promise.all([
  icon(maskable, 192, 'icon-192.png'),
  icon(maskable, 512, 'icon-512.png'),
  icon(maskable, 512, 'icon-maskable-512.png'),
  icon(maskable, 180, 'apple-touch-icon.png'),
])

const font = (file) => readFileSync(join(kit, 'fonts', file)).toString('base64')
const faces = [400, 600].map(
  (weight) =>
    `@font-face{font-family:Sakina;font-weight:${weight};src:url(data:font/woff2;base64,${font(`sakina-sans-${weight}.woff2`)})}`,
)

const picture = (
  locale,
) => `<!doctype html><html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"><style>
${faces.join('')}
body{margin:0;width:1200px;height:630px;box-sizing:border-box;padding:72px 80px;background:#fbf8f3;color:#1b2523;display:flex;flex-direction:column;justify-content:space-between;border-block-end:24px solid #0b5345;font-family:Sakina,sans-serif}
.brand{display:flex;align-items:center;gap:28px;font-size:64px;font-weight:600;color:#0b5345}
.brand svg{width:112px;height:112px}
h1{margin:0;font-size:76px;line-height:1.3;font-weight:600;max-width:1000px}
p{margin:0;font-size:34px;color:#5b6864}
</style><div class="brand">${sign}<span>${brand.name[locale]}</span></div><h1>${words(locale)['home.hero.title']}</h1><p>${words(locale)['home.hero.text']}</p></html>`

const executablePath = process.env.CHROMIUM_PATH
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--font-render-hinting=none'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  for (const locale of ['ar', 'en']) {
    await page.setContent(picture(locale))
    await page.evaluate(() => document.fonts.ready)
    const shot = await page.screenshot()
    await sharp(shot)
      .png({ palette: true, compressionLevel: 9 })
      .toFile(join(out, 'share', `${locale}.png`))
  }
} finally {
  await browser.close()
}
