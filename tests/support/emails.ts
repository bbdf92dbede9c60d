import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Returns the newest email to an address that contains a text. Without a mail server each email is a file in the data folder.
 */
export async function latestEmailTo(address: string, text: RegExp): Promise<string> {
  const folder = join(process.env['SITE_DATA'] ?? '', 'mail')
  for (let tries = 0; tries < 100; tries += 1) {
    const files = await readdir(folder).catch(() => [])
    const letters = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
    const found = letters.findLast((letter) => letter.startsWith(`To: ${address}\n`) && text.test(letter))
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no letter to ${address}`)
}

/** Returns the code in the newest email to an address. */
export async function latestEmailedCodeTo(address: string): Promise<string> {
  const code = /\b\d{6}\b/
  return code.exec(await latestEmailTo(address, code))?.[0] ?? ''
}
