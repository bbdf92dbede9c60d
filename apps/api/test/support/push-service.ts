import { createDecipheriv, createECDH, hkdfSync, randomBytes, verify, createPublicKey } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'

export const vapidKeys = {
  publicKey: 'BI6Rc_SLZYUtHcdzbgT4JysNyva2Jw5DElCCAETNPu7lLyJRpZ1XNexzKApkFqfz-uy3usA_ow3C__r9noZMZRA',
  privateKey: 'C5wnDPXolZsiIOm9D8x-k2r0-pyZAiNTysB7lCD-9Yk',
  subject: 'mailto:office@home.example',
}

export type ReceivedPush = {
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly content: unknown
}

const fromBase64url = (text = ''): Buffer => Buffer.from(text, 'base64url')

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** The keys of a browser, which alone can read what is sent to it. */
export function createFakeBrowser(known?: { readonly privateKey: string; readonly auth: string }) {
  const keys = createECDH('prime256v1')
  if (known === undefined) keys.generateKeys()
  else keys.setPrivateKey(fromBase64url(known.privateKey))
  const publicKey = keys.getPublicKey()
  const auth = known === undefined ? randomBytes(16) : fromBase64url(known.auth)
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    decrypt(body: Buffer): string {
      const salt = body.subarray(0, 16)
      const ownLength = body.readUInt8(20)
      const serverKey = body.subarray(21, 21 + ownLength)
      const record = body.subarray(21 + ownLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, serverKey])
      const secret = derive(keys.computeSecret(serverKey), auth, info, 32)
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
      const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(record.subarray(-16))
      const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
      return plain.subarray(0, plain.lastIndexOf(2)).toString()
    },
  }
}

/** A browser of the tests that can decrypt the messages it gets. */
export type FakeBrowser = ReturnType<typeof createFakeBrowser>

/** Checks the signature of the sender and returns its claims. */
export function vapidClaims(authorization: unknown): Readonly<Record<string, unknown>> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(authorization)) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = fromBase64url(key)
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
  })
  const signed = Buffer.from(`${head}.${claims}`)
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, fromBase64url(signature)))
    throw new Error('the signature of the sender is wrong')
  return Object(JSON.parse(fromBase64url(claims).toString()))
}

/** A push service that reads each message with the keys of its browser, whose number ends the path. */
export async function startPushService(onReceived: (push: ReceivedPush) => void = () => {}) {
  const browsers: FakeBrowser[] = []
  const received: ReceivedPush[] = []
  const statuses: number[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const path = request.url ?? ''
      const content = browsers[Number(path.split('/').at(-1))]?.decrypt(Buffer.concat(parts))
      const push = { path, headers: request.headers, content: content && JSON.parse(content) }
      received.push(push)
      onReceived(push)
      response.writeHead(statuses.shift() ?? 201).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const origin = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`
  return {
    origin,
    received,
    /** The statuses of the next responses; 201 when empty. */
    statuses,
    /** Returns what a browser subscribed here gives the site. */
    subscribe() {
      const browser = createFakeBrowser()
      browsers.push(browser)
      return { endpoint: `${origin}/push/${browsers.length - 1}`, ...browser.keys }
    },
    close: () => server.close(),
  }
}
