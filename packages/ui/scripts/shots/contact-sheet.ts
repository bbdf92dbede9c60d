import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright'

/** The name of a screenshot and the path of its file. */
export interface Screenshot {
  readonly name: string
  readonly file: string
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Combines many pictures with their names into one, for an overview of the kit. */
export async function contactSheet(
  browser: Browser,
  shots: readonly Screenshot[],
  { file, columns, title }: { file: string; columns: number; title: string },
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: columns * 380 + 20, height: 600 } })
  const cells = shots.map(
    ({ name, file: shot }) =>
      `<figure><img src="data:image/png;base64,${readFileSync(shot).toString('base64')}"><figcaption>${escaped(name)}</figcaption></figure>`,
  )
  await page.setContent(
    `<!doctype html><title>${escaped(title)}</title><style>
      body { columns: ${columns}; column-gap: 10px; margin: 10px; background: #9a9a9a; font: 600 15px sans-serif }
      figure { break-inside: avoid; margin: 0 0 10px; background: #fff; padding: 0 0 4px }
      img { display: block; width: 100%; max-height: 900px; object-fit: cover; object-position: top }
      figcaption { padding: 4px 8px 0 }
    </style>${cells.join('')}`,
  )
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  await page.screenshot({ path: file, fullPage: true })
  await page.close()
}
