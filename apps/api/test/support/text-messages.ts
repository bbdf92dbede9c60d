import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Waits for the code that a server without a gateway writes to its data folder. */
export async function readTextedCode(folder: string, mobile: string): Promise<string> {
  const texts = join(folder, 'texts')
  for (let tries = 0; tries < 200; tries += 1) {
    for (const file of await readdir(texts).catch(() => [])) {
      const text = await readFile(join(texts, file), 'utf8')
      const code = text.startsWith(`To: +966${mobile.slice(1)}\n`) ? /#(\d{6})\n$/.exec(text)?.[1] : undefined
      if (code !== undefined) return code
    }
    await wait(50)
  }
  throw new Error('no text came to this number')
}
