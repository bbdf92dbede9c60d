import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

const folder = (): string => join(process.env['SITE_DATA'] ?? '', 'texts')

async function textsTo(mobile: string): Promise<readonly string[]> {
  const files = await readdir(folder()).catch(() => [])
  const texts = await Promise.all(
    files.map(async (file) => {
      const path = join(folder(), file)
      const [text, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)])
      return { text, mtimeMs }
    }),
  )
  return texts
    .filter(({ text }) => text.startsWith(`To: +966${mobile.slice(1)}\n`) && text.endsWith('\n'))
    .toSorted((a, b) => a.mtimeMs - b.mtimeMs)
    .map(({ text }) => text)
}

/** The code of the newest text to a number written 05…; without a gateway each text is a file beside the data. */
export async function codeTo(mobile: string, { count = 1 } = {}): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const texts = await textsTo(mobile)
    const code = texts.length < count ? undefined : /\b\d{6}\b/.exec(texts.at(-1) ?? '')?.[0]
    if (code !== undefined) return code
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no text to ${mobile}`)
}
