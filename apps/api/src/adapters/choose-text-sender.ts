import type { Log } from '../application.ts'
import type { Config } from '../config/config.ts'
import type { TextSender } from '../ports/text-messages.ts'
import { fileTextSender } from './file-text-sender.ts'
import { memoryTextSender } from './memory-text-sender.ts'
import { unifonicTextSender } from './unifonic-text-sender.ts'

/** Returns the sender of text messages that the configuration asks for: Unifonic, memory or files. */
export function chooseTextSender(config: Config, log: Log): TextSender {
  const { appSid, senderId, apiUrl } = config.texts
  if (appSid !== undefined && senderId !== undefined) return unifonicTextSender({ appSid, senderId, apiUrl })
  return config.database.kind === 'memory'
    ? memoryTextSender()
    : fileTextSender(`${config.dataDir}/texts`, log)
}
