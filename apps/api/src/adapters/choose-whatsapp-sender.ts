import type { Config } from '../config/config.ts'
import type { WhatsAppSender } from '../ports/whatsapp.ts'
import { whatsAppCloudSender } from './whatsapp-cloud-sender.ts'

/**
 * Returns the configured sender of WhatsApp messages; without one nobody can choose WhatsApp, and texts
 * are sent instead.
 */
export const chooseWhatsAppSender = ({ whatsApp }: Config): WhatsAppSender | undefined =>
  whatsApp && whatsAppCloudSender(whatsApp)
