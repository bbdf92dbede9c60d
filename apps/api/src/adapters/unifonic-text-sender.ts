import * as v from 'valibot'
import type { TextSender } from '../ports/text-messages.ts'
import { parseJson } from './parse-json.ts'

export type UnifonicSettings = {
  readonly appSid: string
  readonly senderId: string
  readonly apiUrl: string
  readonly timeoutMilliseconds?: number
}

/**
 * The error of a text that the gateway refused. It holds only the gateway's `code`, because the
 * gateway's message may repeat the mobile number.
 */
export class TextMessageRejectedError extends Error {
  override readonly name = 'TextMessageRejectedError'
  readonly code: string

  constructor(code: string) {
    super('the gateway refused the text message')
    this.code = code
  }
}

const flagOrText = v.fallback(v.union([v.boolean(), v.string()]), false)
const Reply = v.object({ success: flagOrText, errorCode: v.fallback(v.string(), '') })

/**
 * Whether the gateway already has this message id, because an earlier attempt arrived and only its
 * response was lost.
 */
const isDuplicate = (status: number, errorCode: string): boolean => status === 409 || errorCode === 'ER-09'

/**
 * Returns a sender of texts by Unifonic's form post (docs.unifonic.com, SMS API): `Recipient` has
 * neither `+` nor `00`.
 */
export const unifonicTextSender = (settings: UnifonicSettings): TextSender => ({
  async send({ id, to, text }) {
    const response = await fetch(`${settings.apiUrl}/rest/SMS/messages`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({
        AppSid: settings.appSid,
        SenderID: settings.senderId,
        Recipient: to.replace(/^\+/, ''),
        Body: text,
        CorrelationID: id,
        responseType: 'JSON',
      }),
      signal: AbortSignal.timeout(settings.timeoutMilliseconds ?? 10_000),
    })
    const reply = v.safeParse(Reply, parseJson(await response.text()))
    const { success, errorCode } = reply.success ? reply.output : { success: false, errorCode: '' }
    if (isDuplicate(response.status, errorCode)) return
    if (!response.ok || String(success) !== 'true')
      throw new TextMessageRejectedError(`${response.status} ${errorCode}`.trim())
  },
})
