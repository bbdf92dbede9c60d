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

/** What a page that imports the sheets of these entries may weigh. */
export function heavyStyles(folder) {
  return [
    ['button.html', 8],
    ['window.html', 12],
  ].flatMap(([page, budget]) => {
    const kilobytes = stylesOf(folder, page)
    return kilobytes <= budget
      ? []
      : [`${page}: ${kilobytes.toFixed(1)} kB of styles, more than ${budget} kB`]
  })
}

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
      return cases.length === 18 ? ignored : [...ignored, `${cases.length} of 18 parts are drawn`]
    })
  } finally {
    await page.close()
  }
}
