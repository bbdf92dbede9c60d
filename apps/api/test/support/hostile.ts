import { Agent, request as httpRequest } from 'node:http'
import type { SeededRandom } from './seeded-random.ts'

export type HostileRequest = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | readonly string[]>>
  readonly body?: string | Buffer | undefined
}

/** A valid request in parts, so that any part can be damaged. */
export type ValidRequest = {
  readonly method: string
  readonly path: `/${string}`
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly queryNames: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

type Json = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Inserted into a JSON body as is, because `JSON.stringify` cannot write every hostile value. */
class Raw {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const encoded = (value: unknown): string => {
  if (value instanceof Raw) return value.text
  if (Array.isArray(value)) return `[${value.map(encoded).join(',')}]`
  if (isObject(value))
    return `{${Object.entries(value)
      .map(([key, inner]) => `${JSON.stringify(key)}:${encoded(inner)}`)
      .join(',')}}`
  return JSON.stringify(value) ?? 'null'
}

const texts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00\ud800b',
  '\u202e\u2066x\u2069',
  '\ufeff\u200b\u200f',
  '\u{1F469}\u200D\u{1F469}\u200D\u{1F467}'.repeat(20),
  'e\u0301'.repeat(60),
  '٠١٢٣٤٥٦٧٨٩',
  '-0',
  '+1',
  '1e309',
  '0x10',
  'NaN',
  'Infinity',
  '2147483648',
  '9223372036854775808',
  '9'.repeat(400),
  'x'.repeat(5_000),
  'ن'.repeat(20_000),
  "' or 1=1; drop table customers; --",
  '%',
  '_%\\',
  '$1',
  ['$', '{7*7}'].join(''),
  '{{7*7}}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  'http://169.254.169.254/',
  ['javascript', 'alert(1)'].join(':'),
  '\r\nX-Injected: 1',
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '99999-12-31',
  '-271821-04-20',
  '2026-10-10T25:61:61Z',
  'true',
  'null',
  '[object Object]',
  '__proto__',
  'constructor',
]

const numbers: readonly number[] = [
  0,
  -0,
  -1,
  1,
  0.1,
  -0.01,
  1e-320,
  1e308,
  -1e308,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
]

const nested = (depth: number, open: string, close: string): Raw =>
  new Raw(open.repeat(depth) + (open === '[' ? '' : '1') + close.repeat(depth))

const structures: readonly unknown[] = [
  null,
  true,
  false,
  [],
  [[]],
  [null],
  {},
  { length: 1 },
  { id: {} },
  { toString: 1, valueOf: 1 },
  { $ne: null },
  Array.from({ length: 2_000 }, () => 1),
  new Raw('1e999'),
  new Raw('-1e999'),
  new Raw('00'),
  new Raw('undefined'),
  new Raw('"\\u0000"'),
  new Raw('"\\ud800"'),
  new Raw('{"__proto__":{"polluted":1}}'),
  new Raw('{"constructor":{"prototype":{"polluted":1}}}'),
  nested(200, '[', ']'),
  nested(5_000, '[', ']'),
  nested(5_000, '{"a":', '}'),
]

const pick = <Item>(luck: SeededRandom, items: readonly Item[]): Item => {
  const item = items[luck.below(items.length)]
  if (item === undefined) throw new RangeError('nothing to pick from')
  return item
}

const hostileValue = (luck: SeededRandom): unknown => {
  const which = luck.below(5)
  if (which < 2) return pick(luck, texts)
  if (which < 4) return pick(luck, numbers)
  return pick(luck, [...structures.slice(1), false])
}

/** Replaces one leaf or one whole field. */
function damaged(value: unknown, luck: SeededRandom): unknown {
  const goOn = luck.below(4) > 0
  if (goOn && isObject(value) && Object.keys(value).length > 0) {
    const key = pick(luck, Object.keys(value))
    return { ...value, [key]: damaged(value[key], luck) }
  }
  if (goOn && Array.isArray(value) && value.length > 0) {
    const at = luck.below(value.length)
    return value.with(at, damaged(value[at], luck))
  }
  return hostileValue(luck)
}

const prototypeKeys = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', '']

const withKey = (body: string, key: string, value: string): string =>
  body.startsWith('{') ? `{${JSON.stringify(key)}:${value}${body === '{}' ? '' : ','}${body.slice(1)}` : body

const bodyDamages: readonly ((body: unknown, luck: SeededRandom) => string | Buffer)[] = [
  (body, luck) => encoded(damaged(body, luck)),
  (body, luck) => encoded(damaged(damaged(body, luck), luck)),
  (body, luck) => encoded(damaged(damaged(damaged(body, luck), luck), luck)),
  (body, luck) =>
    isObject(body) && Object.keys(body).length > 0
      ? encoded(Object.fromEntries(luck.some(Object.entries(body), 0)))
      : encoded(body),
  (body, luck) => withKey(encoded(body), pick(luck, prototypeKeys), encoded(hostileValue(luck))),
  (body, luck) =>
    withKey(
      encoded(body),
      pick(luck, ['a', ...(isObject(body) ? Object.keys(body) : [])]),
      encoded(hostileValue(luck)),
    ),
  (body, luck) => encoded(body).slice(0, luck.below(encoded(body).length + 1)),
  (body) => `\ufeff${encoded(body)}`,
  (body) => Buffer.from(encoded(body), 'utf16le'),
  (body) => Buffer.concat([Buffer.from(encoded(body)), Buffer.from([0xff, 0xfe, 0x00, 0xc0])]),
  (body, luck) => {
    const bytes = Buffer.from(encoded(body))
    if (bytes.length > 0) bytes[luck.below(bytes.length)] = luck.below(256)
    return bytes
  },
  (_body, luck) => encoded(hostileValue(luck)),
]

const boundary = 'edge'

const part = (disposition: string, content: string): string =>
  `--${boundary}\r\nContent-Disposition: ${disposition}\r\n\r\n${content}\r\n`

/** Multipart forms damaged in every part that a parser reads. */
const multipartBody = (luck: SeededRandom): Buffer => {
  const name = (): string => pick(luck, ['purpose', 'file', '__proto__', 'constructor', '', 'a'.repeat(300)])
  const parts = Array.from({ length: luck.below(8) }, () => {
    const value = pick(luck, ['passport', 'attachment', '%PDF-1.7 rest', ...texts])
    return pick(luck, [
      part(`form-data; name="${name()}"`, value),
      part(`form-data; name="${name()}"; filename="${pick(luck, texts)}"`, value),
      part(`form-data; name=${name()}`, value),
      part(`attachment; filename*=UTF-8''%ff%00`, value),
      part('\u0000', value),
      `--${boundary}\r\n\r\n`,
      `--${boundary}`,
    ])
  })
  const end = pick(luck, [`--${boundary}--\r\n`, `--${boundary}--\r\n`, '', `--${boundary}`, '\r\n'])
  return Buffer.from(parts.join('') + end)
}

const contentTypes: readonly string[] = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json;;;',
  'application/json, application/json',
  'APPLICATION/JSON',
  'application/x-www-form-urlencoded',
  `multipart/form-data; boundary=${boundary}`,
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'b'.repeat(3_000)}`,
  `multipart/form-data; boundary="${boundary}`,
  'text/plain',
  'text/xml',
  'application/octet-stream',
  '/',
  '',
  'a'.repeat(2_000),
  '__proto__/constructor',
]

const headerDamages: readonly ((luck: SeededRandom) => Record<string, string | readonly string[]>)[] = [
  (luck) => ({ 'x-long': 'x'.repeat(pick(luck, [2_000, 15_000, 20_000])) }),
  (luck) =>
    Object.fromEntries(
      Array.from({ length: pick(luck, [100, 1_500]) }, (_, each) => [`x-many-${each}`, '1']),
    ),
  (luck) => ({
    'accept-language': pick(luck, ['', '*', 'en;q=NaN', ',;q=,'.repeat(900), '__proto__', 'a'.repeat(4_000)]),
  }),
  (luck) => ({
    'api-token': pick(luck, [
      '',
      'x',
      'x'.repeat(43),
      '-'.repeat(43),
      'a'.repeat(5_000),
      '\u00ff',
      '__proto__',
    ]),
  }),
  (luck) => ({
    'idempotency-key': pick(luck, [
      '',
      'x',
      'key-of-8',
      'k'.repeat(200),
      'k'.repeat(201),
      '\u00e9'.repeat(9),
    ]),
  }),
  (luck) => ({
    authorization: pick(luck, ['', 'Bearer', 'Bearer ', `Bearer ${'x'.repeat(4_000)}`, 'Basic Og==']),
  }),
  (luck) => ({ 'last-event-id': pick(luck, ['', '-1', 'x'.repeat(3_000), '__proto__']) }),
  (luck) => ({ 'if-none-match': pick(luck, ['*', '"', 'W/"', '"a", '.repeat(900)]) }),
  (luck) => ({ range: pick(luck, ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,1-1', 'x']) }),
  (luck) => ({ 'accept-encoding': pick(luck, ['', 'br;q=x', 'gzip;q=2', '*;q=0', 'zstd', ','.repeat(999)]) }),
  (luck) => ({ 'content-encoding': pick(luck, ['gzip', 'br', 'deflate, gzip', 'x']) }),
  (luck) => ({
    'x-forwarded-for': pick(luck, ['', '::', '%', '1.2.3.4, '.repeat(500), '__proto__', ':::1%eth0']),
  }),
  (luck) => ({ 'x-request-id': pick(luck, ['', 'a', 'x'.repeat(64), 'x'.repeat(65), '../../etc']) }),
  (luck) => ({ origin: pick(luck, ['null', 'http://', 'https://evil.example', 'x']) }),
  (luck) => ({ host: pick(luck, ['', 'a b', 'evil.example', '[::1', 'x:99999', '@']) }),
  (luck) => ({ expect: pick(luck, ['100-continue', 'wonders']) }),
  () => ({ upgrade: 'websocket', connection: 'Upgrade' }),
  (luck) => ({ cookie: pick(luck, ['a=b', '__proto__=1', ';'.repeat(3_000)]) }),
]

/** Escape sequences that are hostile inside a path. */
const escapes: readonly string[] = [
  '%00',
  '%ff',
  '%ED%A0%80',
  '%C0%AF',
  '%',
  '%zz',
  '%u0041',
  '..%2f..%2f',
  '%2e%2e',
  '%0d%0aX-Injected:1',
  '%E2%80%AE',
  'a'.repeat(201),
  'a'.repeat(5_000),
]

const written = (value: unknown): string => (typeof value === 'string' ? value : encoded(value))

const inAddress = (value: unknown, luck: SeededRandom): string => {
  if (luck.below(3) === 0) return pick(luck, escapes)
  return encodeURIComponent(written(value).toWellFormed()).slice(0, 6_000)
}

const queryOf = (entries: readonly (readonly [string, string])[]): string =>
  entries.length === 0 ? '' : `?${entries.map(([name, value]) => `${name}=${value}`).join('&')}`

function hostileQuery(sound: ValidRequest, luck: SeededRandom): string {
  const good = Object.entries(sound.query).map(([name, value]): [string, string] => [
    name,
    encodeURIComponent(written(value)),
  ])
  const names = [...sound.queryNames, ...sound.queryNames, ...prototypeKeys, 'page', 'limit', 'search']
  const extra = Array.from({ length: 1 + luck.below(4) }, (): [string, string] => {
    const name = pick(luck, names)
    return [
      pick(luck, [name, name, name, `${name}[]`, `${name}[0]`, `${name}[__proto__][x]`, `${name}.x`]),
      inAddress(hostileValue(luck), luck),
    ]
  })
  const once = luck.below(2) === 0 ? [...good, ...extra] : [...extra, ...good]
  const twice = luck.below(3) === 0 ? [...once, ...once] : once
  const many =
    luck.below(20) === 0 ? Array.from({ length: 800 }, () => twice[0] ?? (['a', '1'] as const)) : twice
  return queryOf(many) + pick(luck, ['', '', '', '&', '&&&=', '#x', '?a', '&=%'])
}

const methods = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'QUERY']

/** Damages one to three parts of the request and keeps the others. */
export function hostileRequest(sound: ValidRequest, luck: SeededRandom): HostileRequest {
  const hasBody = sound.body !== undefined
  const kinds = new Set(Array.from({ length: 1 + luck.below(3) }, () => luck.below(hasBody ? 12 : 6)))
  // An operation without parameters has none to damage.
  if (kinds.has(0) && Object.keys(sound.params).length === 0) kinds.add(1)
  const damagedParam = kinds.has(0)
    ? pick(luck, ['', ...Object.keys(sound.params), ...Object.keys(sound.params)])
    : ''
  const path = sound.path.replaceAll(/:(\w+)/g, (_all, name: string) =>
    name === damagedParam
      ? inAddress(hostileValue(luck), luck)
      : encodeURIComponent(written(sound.params[name] ?? 1)),
  )
  const isQueryHostile = kinds.has(1) || kinds.has(2)
  const query = isQueryHostile
    ? hostileQuery(sound, luck)
    : queryOf(Object.entries(sound.query).map(([name, value]) => [name, encodeURIComponent(written(value))]))
  const headers = {
    ...sound.headers,
    ...(hasBody && { 'content-type': 'application/json' }),
    ...(kinds.has(3) && pick(luck, headerDamages)(luck)),
    ...(kinds.has(4) && hasBody && { 'content-type': pick(luck, contentTypes) }),
  }
  const method = kinds.has(5) && luck.below(4) === 0 ? pick(luck, methods) : sound.method
  const hasMultipart = hasBody && kinds.has(6) && luck.below(2) === 0
  if (hasMultipart) headers['content-type'] = `multipart/form-data; boundary=${boundary}`
  const soundBody = hasBody ? encoded(sound.body) : undefined
  const body = hasMultipart
    ? multipartBody(luck)
    : hasBody && (kinds.has(6) || [7, 8, 9, 10, 11].some((kind) => kinds.has(kind)))
      ? pick(luck, bodyDamages)(sound.body, luck)
      : soundBody
  return { method, path: path + query, headers, body }
}

/** A damaged upload, where the operation takes a file. */
export const hostileUpload = (sound: ValidRequest, luck: SeededRandom): HostileRequest => ({
  ...hostileRequest({ ...sound, body: undefined }, luck),
  method: sound.method,
  headers: {
    ...sound.headers,
    'content-type':
      luck.below(4) === 0 ? pick(luck, contentTypes) : `multipart/form-data; boundary=${boundary}`,
  },
  body: multipartBody(luck),
})

export type HostileAnswer = {
  readonly status: number
  readonly type: string
  readonly safe: boolean
  readonly text: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/**
 * Sends the request as is, which `fetch` would refuse; returns nothing if the connection is cut halfway.
 */
export const sendHostile = (address: string, hostile: HostileRequest): Promise<HostileAnswer | undefined> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address)
    const outgoing = httpRequest({
      agent,
      hostname,
      port,
      method: hostile.method,
      path: hostile.path,
      headers: {
        ...hostile.headers,
        ...(hostile.body !== undefined && { 'content-length': String(Buffer.byteLength(hostile.body)) }),
      },
    })
    outgoing.on('response', (response) => {
      const { statusCode: status = 0, headers } = response
      const type = headers['content-type'] ?? ''
      const answer = (text: string): HostileAnswer => ({
        status,
        type,
        safe: headers['x-content-type-options'] === 'nosniff',
        text,
      })
      if (type.startsWith('text/event-stream')) {
        resolve(answer(''))
        outgoing.destroy()
        return
      }
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve(answer(text)))
      response.on('error', () => resolve(answer(text)))
    })
    outgoing.on('upgrade', (_response, socket) => {
      socket.destroy()
      reject(new Error('the server changed the protocol'))
    })
    outgoing.on('error', () => resolve(undefined))
    // The server waits half a minute for the rest of a damaged request; this test stops earlier.
    outgoing.setTimeout(5_000, () => outgoing.destroy())
    outgoing.end(hostile.body)
  })
