import { EventEmitter, once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'
import type { NoticeChannel } from '@sakina/domain/vocabulary'
import { SMTPServer } from 'smtp-server'
import { startPushService, vapidKeys } from './push-service.ts'

/** The channels that lead out of the server; each has its gateway in this file. */
export type GatewayChannel = Exclude<NoticeChannel, 'portal'>

/** A message that a gateway was asked to deliver. */
export type GatewayMessage = {
  readonly channel: GatewayChannel
  /** The id by which the gateway recognises a second delivery. */
  readonly id: string
  readonly to: string
  /**
   * The words of the message: an email with its subject in the first line, a WhatsApp template with
   * its language, or a notification's title and page.
   */
  readonly words: string
  /** The values for the placeholders of the WhatsApp template. */
  readonly parameters: readonly string[]
}

export type FakeGateways = {
  /** The settings with which a server sends to these gateways. */
  readonly environment: Readonly<Record<string, string>>
  readonly arrivals: () => readonly GatewayMessage[]
  /** What a browser that allows notifications gives the site. */
  readonly subscribe: () => { readonly endpoint: string }
  /** Waits until this many such messages have arrived, and returns them. */
  readonly waitFor: (
    isSuch: (arrival: GatewayMessage) => boolean,
    count: number,
  ) => Promise<readonly GatewayMessage[]>
  /** While held, the gateways accept messages without responding; `false` ends that. */
  readonly hold: (isHeld: boolean) => void
}

const sender = 'care@sakina.example'

const bytesOfQuoted = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

const decodeSubject = (header: string): string =>
  header
    .replace(/\r\n\s/g, ' ')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?(.*?)\?=/gi, (_, encoding: string, part: string) =>
      (/b/i.test(encoding)
        ? Buffer.from(part, 'base64')
        : bytesOfQuoted(part.replaceAll('_', ' '))
      ).toString(),
    )

function decodeBody(headers: string, body: string): string {
  if (/^content-transfer-encoding: base64/im.test(headers)) return Buffer.from(body, 'base64').toString()
  if (/^content-transfer-encoding: quoted/im.test(headers))
    return bytesOfQuoted(body.replace(/=\r\n/g, '')).toString()
  return /format=flowed/i.test(headers) ? body.replace(/ \r\n/g, ' ') : body
}

/** The id, the subject and the text of an email in the format of the wire. */
function parseEmail(raw: string): Pick<GatewayMessage, 'id' | 'words'> {
  const end = raw.indexOf('\r\n\r\n')
  const [headers, body] = [raw.slice(0, end), raw.slice(end + 4)]
  const subject = /^subject: ((?:.|\r\n\s)*)$/im.exec(headers)?.[1] ?? ''
  const text = decodeBody(headers, body).replaceAll('\r\n', '\n').trimEnd()
  const id = /^message-id: <(.+)@/im.exec(headers)?.[1] ?? ''
  return { id, words: `${decodeSubject(subject)}\n${text}` }
}

function parseText(body: string): Omit<GatewayMessage, 'channel'> {
  const form = new URLSearchParams(body)
  const field = (name: string) => form.get(name) ?? ''
  return { id: field('CorrelationID'), to: field('Recipient'), words: field('Body'), parameters: [] }
}

function parseTemplate(body: string): Omit<GatewayMessage, 'channel'> {
  const { to, biz_opaque_callback_data: id, template } = Object(JSON.parse(body))
  const parameters = template.components[0].parameters.map(({ text }: { text: string }) => text)
  return { id, to, words: `${template.name} ${template.language.code}`, parameters }
}

const portOf = (address: AddressInfo | string | null): number => Object(address).port

/**
 * Starts a mail server, Unifonic, Meta's Cloud API and a push service on free ports; they stop after the
 * tests.
 */
export async function startFakeGateways(): Promise<FakeGateways> {
  const arrivals: GatewayMessage[] = []
  const events = new EventEmitter()
  let held = false
  /** Records the message; responds now, or never while messages are held. */
  const arrive = (arrival: GatewayMessage, respond: () => void): void => {
    arrivals.push(arrival)
    if (!held) respond()
    events.emit('arrival')
  }
  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address).join()
        const email = parseEmail(Buffer.concat(parts).toString())
        arrive({ channel: 'mail', to, parameters: [], ...email }, done)
      })
    },
  })
  // A server that is killed leaves a broken connection, which is no failure here.
  mail.on('error', () => {})
  const answer = (response: ServerResponse, body: object) => (): void => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  const mobiles = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString()
      if (request.url === '/rest/SMS/messages')
        arrive({ channel: 'text', ...parseText(body) }, answer(response, { success: true }))
      else
        arrive(
          { channel: 'whatsapp', ...parseTemplate(body) },
          answer(response, { messages: [{ id: 'wamid.1' }] }),
        )
    })
  })
  const push = await startPushService(({ path, headers, content }) => {
    const { title, url } = Object(content)
    const id = String(headers['topic'])
    arrive({ channel: 'push', id, to: path, words: `${title}\n${url}`, parameters: [] }, () => {})
  })
  mail.listen(0, '127.0.0.1')
  mobiles.listen(0, '127.0.0.1')
  await Promise.all([once(mail.server, 'listening'), once(mobiles, 'listening')])
  after(() => {
    push.close()
    mail.close()
    mobiles.closeAllConnections()
    mobiles.close()
  })
  const url = `http://127.0.0.1:${portOf(mobiles.address())}`
  return {
    environment: {
      // This server greets each connection after a tenth of a second, so the mailer keeps its own open.
      SMTP_URL: `smtp://127.0.0.1:${portOf(mail.server.address())}/?pool=true`,
      MAIL_FROM: sender,
      UNIFONIC_APP_SID: 'app-sid',
      UNIFONIC_SENDER_ID: 'Sakina',
      UNIFONIC_API_URL: url,
      WHATSAPP_TOKEN: 'a-token',
      WHATSAPP_PHONE_NUMBER_ID: '1055',
      WHATSAPP_API_URL: `${url}/v23.0`,
      VAPID_PUBLIC_KEY: vapidKeys.publicKey,
      VAPID_PRIVATE_KEY: vapidKeys.privateKey,
      VAPID_SUBJECT: vapidKeys.subject,
      PUSH_SERVICES: push.origin,
    },
    arrivals: () => arrivals,
    subscribe: () => push.subscribe(),
    async waitFor(isSuch, count) {
      while (arrivals.filter(isSuch).length < count) await once(events, 'arrival')
      return arrivals.filter(isSuch)
    },
    hold(isHeld) {
      held = isHeld
    },
  }
}
