import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Of a page of the built app: everything its style sheets weigh, in kB gzip. */
function stylesOf(folder, page) {
  const manifest = JSON.parse(readFileSync(join(folder, 'dist/.vite/manifest.json'), 'utf8'))
  const sheets = new Set()
  const chunks = new Set([page])
  for (const chunk of chunks) {
    for (const sheet of manifest[chunk].css ?? []) sheets.add(sheet)
    for (const imported of manifest[chunk].imports ?? []) chunks.add(imported)
  }
  const css = [...sheets].map((sheet) => readFileSync(join(folder, 'dist', sheet), 'utf8')).join('\n')
  return gzipSync(css, { level: 9 }).length / 1000
}

/** What a page that imports the sheets of these entries may weigh, and does. */
export const weighedStyles = (folder) =>
  [
    ['button.html', 'Button', 8],
    ['window.html', 'Card, Dialog, Select and Tabs', 12],
  ].map(([page, entries, budget]) => {
    const kilobytes = stylesOf(folder, page)
    return {
      what: `styles of ${entries} in a plain Vite app: ${kilobytes.toFixed(1)} kB gzip of ${budget}`,
      complaints: kilobytes <= budget ? [] : ['too heavy'],
    }
  })

/** Each part of the kit beside a plain element of the same class: the class says the same of both. */
export async function ignoredClassNames(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1000, height: 900 } })
  try {
    await page.goto(url, { waitUntil: 'networkidle' })
    return await page.evaluate(() => {
      const cases = [...document.querySelectorAll('[data-property]')]
      const ignored = cases.flatMap(({ children: [part, plain], dataset: { property } }) => {
        const [own, wanted] = [part, plain].map((each) => getComputedStyle(each).getPropertyValue(property))
        return own === wanted
          ? []
          : [`${part.tagName.toLowerCase()} “${plain.className}”: ${property} is ${own}, not ${wanted}`]
      })
      const missing = cases.length === 18 ? [] : [`${cases.length} of 18 parts are drawn`]
      return { count: cases.length - ignored.length, ignored: [...ignored, ...missing] }
    })
  } finally {
    await page.close()
  }
}
