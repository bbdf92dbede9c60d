import { InvalidConfigurationError } from '../config/invalid-configuration.ts'
import type { Ports } from '../ports/ports.ts'
import type { PushSender } from '../ports/push.ts'
import { arePushKeysUsable, encryptPush, isVapidPair, vapidHeader, type VapidKeys } from './encrypt-push.ts'

export type PushSettings = VapidKeys & {
  /** The origins that push messages may be sent to; `https://*.` stands for any host below. */
  readonly services: readonly string[]
  readonly timeoutMilliseconds?: number
}

/**
 * The error of a message that a push service refused. It holds only the status, because the
 * endpoint is a secret of the browser.
 */
class PushFailed extends Error {
  override readonly name = 'PushFailed'
  readonly code: string

  constructor(status: number) {
    super('the push service did not take the message')
    this.code = String(status)
  }
}

const isOrigin = (origin: string, allowed: string): boolean => {
  const [scheme, below] = allowed.split('://*.')
  return below === undefined
    ? origin === allowed
    : origin.startsWith(`${scheme}://`) && origin.endsWith(`.${below}`)
}

/**
 * How long a push service keeps a message for a browser that is offline: one day. After that only
 * the portal shows the notice.
 */
const secondsToLive = 86_400

/** Sends to the push services of browsers (RFC 8030). */
export function vapidPushSender(
  settings: PushSettings,
  { now, randomBytes }: Pick<Ports, 'now' | 'randomBytes'>,
): PushSender {
  if (!isVapidPair(settings))
    throw new InvalidConfigurationError(['VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: do not belong together'])
  const isPushService = (endpoint: string): boolean => {
    if (!URL.canParse(endpoint)) return false
    const { origin, username, password } = new URL(endpoint)
    // No push service names a person in its URL, and `fetch` refuses to call such a URL.
    return `${username}${password}` === '' && settings.services.some((allowed) => isOrigin(origin, allowed))
  }
  return {
    publicKey: settings.publicKey,
    isUsable: (target) => isPushService(target.endpoint) && arePushKeysUsable(target),
    async send({ id, to, payload, urgent }) {
      const response = await fetch(to.endpoint, {
        method: 'POST',
        // No redirect is followed, because it could lead to a host that is no push service.
        redirect: 'error',
        headers: {
          authorization: vapidHeader(to.endpoint, settings, now()),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          topic: id.replaceAll('-', ''),
          ttl: String(secondsToLive),
          urgency: urgent ? 'high' : 'normal',
        },
        body: new Uint8Array(encryptPush(payload, to, randomBytes)),
        signal: AbortSignal.timeout(settings.timeoutMilliseconds ?? 10_000),
      })
      await response.body?.cancel()
      if (response.status === 404 || response.status === 410) return 'gone'
      if (!response.ok) throw new PushFailed(response.status)
      return 'sent'
    },
  }
}
