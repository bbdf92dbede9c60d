import type { Log } from '../application.ts'
import type { Config } from '../config/config.ts'
import type { TextSender, TextMessage } from '../ports/text-messages.ts'
import { unifonicTextSender } from './unifonic-text-sender.ts'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Keeps text messages in memory, for tests and for a server without a data folder. */
export function memoryTextSender(): TextSender & { readonly messages: readonly TextMessage[] } {
  const messages: TextMessage[] = []
  return {
    messages,
    async send(message) {
      messages.push(message)
    },
  }
}

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

/** Returns the sender of text messages that the configuration asks for: Unifonic, memory or files. */
export function chooseTextSender(config: Config, log: Log): TextSender {
  const { appSid, senderId, apiUrl } = config.texts
  if (appSid !== undefined && senderId !== undefined) return unifonicTextSender({ appSid, senderId, apiUrl })
  return config.database.kind === 'memory'
    ? memoryTextSender()
    : fileTextSender(`${config.dataDir}/texts`, log)
}
