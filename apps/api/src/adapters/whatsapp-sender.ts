import * as v from 'valibot'
import type { WhatsAppSender } from '../ports/whatsapp.ts'
import { parseJson } from './parse-json.ts'
import type { Config } from '../config/config.ts'

export type WhatsAppSettings = {
  readonly token: string
  readonly phoneNumberId: string
  readonly apiUrl: string
  readonly timeoutMilliseconds?: number
}

/**
 * The error of a message that WhatsApp refused. It holds only the code, because Meta's message may
 * repeat the mobile number.
 */
class WhatsAppFailed extends Error {
  override readonly name = 'WhatsAppFailed'
  readonly code: string

  constructor(code: string) {
    super('WhatsApp did not take the message')
    this.code = code
  }
}

const Accepted = v.object({ messages: v.pipe(v.array(v.object({ id: v.string() })), v.minLength(1)) })
const Refused = v.object({ error: v.object({ code: v.number() }) })

/**
 * Returns a sender by Meta's Cloud API: a template to one mobile (developers.facebook.com, Cloud API,
 * Messages).
 */
export const whatsAppCloudSender = (settings: WhatsAppSettings): WhatsAppSender => ({
  async send({ id, to, template: { name, language, parameters } }) {
    const response = await fetch(`${settings.apiUrl}/${settings.phoneNumberId}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${settings.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: to.replace(/^\+/, ''),
        type: 'template',
        template: {
          name,
          language: { code: language },
          components: [{ type: 'body', parameters: parameters.map((text) => ({ type: 'text', text })) }],
        },
        biz_opaque_callback_data: id,
      }),
      signal: AbortSignal.timeout(settings.timeoutMilliseconds ?? 10_000),
    })
    const reply = parseJson(await response.text())
    if (response.ok && v.is(Accepted, reply)) return {}
    const code = `${response.status} ${v.is(Refused, reply) ? reply.error.code : ''}`.trim()
    if (response.status < 400 || response.status >= 500) throw new WhatsAppFailed(code)
    return { refusal: code }
  },
})

/**
 * Returns the configured sender of WhatsApp messages; without one nobody can choose WhatsApp, and texts
 * are sent instead.
 */
export const chooseWhatsAppSender = ({ whatsApp }: Config): WhatsAppSender | undefined =>
  whatsApp && whatsAppCloudSender(whatsApp)
