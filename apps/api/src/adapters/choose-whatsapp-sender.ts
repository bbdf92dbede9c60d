import type { Config } from '../config/config.ts'
import type { WhatsAppSender } from '../ports/whatsapp.ts'
import { whatsAppCloudSender } from './whatsapp-cloud-sender.ts'

/** Without the settings of WhatsApp nobody can choose WhatsApp, and texts are sent instead. */
export const whatsAppSenderFor = ({ whatsApp }: Config): WhatsAppSender | undefined =>
  whatsApp && whatsAppCloudSender(whatsApp)
