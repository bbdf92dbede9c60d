import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Returns the size of all style sheets of a page of the built app, in kB gzip. */
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

/** Compares the style sheets of a page with their size limit. */
export const checkStyleSheetSizes = (folder) =>
  [
    ['button.html', 'Button', 8],
    ['window.html', 'Card, Dialog, Select and Tabs', 12],
  ].map(([page, entries, budget]) => {
    const kilobytes = stylesOf(folder, page)
    return {
      what: `styles of ${entries} in a plain Vite app: ${kilobytes.toFixed(1)} kB gzip of ${budget}`,
      problems: kilobytes <= budget ? [] : ['too heavy'],
    }
  })

/**
 * Counts the class names that have the same effect on a part of the kit as on a plain element of
 * the page, and returns those that do not.
 */
export async function findAffectedClasses(browser, url) {
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
