import { createCipheriv, createECDH, createPrivateKey, hkdfSync, sign } from 'node:crypto'
import type { PushTarget } from '../ports/push.ts'

const curve = 'prime256v1'
const base64url = (text: string): Buffer => Buffer.from(text, 'base64url')

type RandomBytes = (length: number) => Buffer

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/**
 * Whether a message can be encrypted for these keys: `p256dh` is a point of the curve, and `auth`
 * has 16 bytes.
 */
export function arePushKeysUsable({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>): boolean {
  if (base64url(auth).length !== 16) return false
  try {
    const own = createECDH(curve)
    own.generateKeys()
    return own.computeSecret(base64url(p256dh)).length === 32
  } catch {
    return false
  }
}

/** Encrypts a message for one browser as a single record of `aes128gcm` (RFC 8291, RFC 8188). */
export function encryptPush(payload: string, to: PushTarget, randomBytes: RandomBytes): Buffer {
  const browserKey = base64url(to.p256dh)
  const own = createECDH(curve)
  const ownKey = own.generateKeys()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey])
  const secret = derive(own.computeSecret(browserKey), base64url(to.auth), info, 32)
  const salt = randomBytes(16)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // A record ends with a delimiter byte, which is 2 for the last record (RFC 8188).
  const record = [cipher.update(Buffer.concat([Buffer.from(payload), Buffer.of(2)])), cipher.final()]
  const recordSize = Buffer.alloc(4)
  recordSize.writeUInt32BE(4096)
  return Buffer.concat([salt, recordSize, Buffer.of(ownKey.length), ownKey, ...record, cipher.getAuthTag()])
}

/** The key pair and contact with which the server signs push messages. */
export type VapidKeys = {
  readonly publicKey: string
  readonly privateKey: string
  /** A `mailto:` or `https:` URL under which the push service can reach the operator. */
  readonly subject: string
}

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Whether both keys form a pair, so that a wrong setting is found at the start of the server. */
export function isVapidPair({ publicKey, privateKey }: Omit<VapidKeys, 'subject'>): boolean {
  try {
    const own = createECDH(curve)
    own.setPrivateKey(base64url(privateKey))
    return own.getPublicKey().equals(base64url(publicKey))
  } catch {
    return false
  }
}

/** Creates the header that proves the sender to the push service for twelve hours (RFC 8292). */
export function vapidHeader(endpoint: string, keys: VapidKeys, now: Date): string {
  const point = base64url(keys.publicKey)
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const key = createPrivateKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', d: keys.privateKey, x: x ?? '', y: y ?? '' },
  })
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1_000) + 12 * 3_600,
    sub: keys.subject,
  }
  const content = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${content}.${signature.toString('base64url')}, k=${keys.publicKey}`
}
