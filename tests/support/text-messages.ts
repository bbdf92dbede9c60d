import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Returns the texts to a mobile with this pattern, such as a code, the newest last. */
async function textsTo(data: string, mobile: string, pattern: RegExp): Promise<readonly string[]> {
  const folder = join(data, 'texts')
  const files = await readdir(folder).catch(() => [])
  const texts = await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file)
      const [text, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)])
      return { text, mtimeMs }
    }),
  )
  return texts
    .filter(({ text }) => text.startsWith(`To: +966${mobile.slice(1)}\n`) && pattern.test(text))
    .toSorted((a, b) => a.mtimeMs - b.mtimeMs)
    .map(({ text }) => text)
}

/**
 * Returns the code of the newest text to a number written 05…. Without a gateway the server writes
 * texts to its data folder.
 */
export async function readTextedCode(
  data: string,
  mobile: string,
  { count = 1, pattern = /#(\d{6})\n$/ } = {},
): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const texts = await textsTo(data, mobile, pattern)
    const code = texts.length < count ? undefined : pattern.exec(texts.at(-1) ?? '')?.[1]
    if (code !== undefined) return code
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`no text to ${mobile}`)
}

export const latestCodeTo = (mobile: string, options: { readonly count?: number } = {}): Promise<string> =>
  readTextedCode(process.env['SITE_DATA'] ?? '', mobile, options)

/** Returns the code that a family tells the office, which works on no page. */
export const officeCodeTo = (mobile: string): Promise<string> =>
  readTextedCode(process.env['SITE_DATA'] ?? '', mobile, { pattern: /: (\d{6})\n/ })
