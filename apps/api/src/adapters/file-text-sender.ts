import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../application.ts'
import type { TextSender } from '../ports/text-messages.ts'

/**
 * Writes each text message to a file in the data folder, for a server without an SMS gateway; the
 * log names the file but not the recipient.
 */
export const fileTextSender = (folder: string, log: Log): TextSender => ({
  async send({ id, to, text }) {
    // Only the owner can read the folder, because a text may hold a code that opens an account.
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, `${id}.txt`)
    await writeFile(file, `To: ${to}\n\n${text}\n`, { mode: 0o600 })
    log.info({ file }, 'a text message was written to a file, since no UNIFONIC_APP_SID is set')
  },
})
