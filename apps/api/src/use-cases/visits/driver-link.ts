import { createHmac, timingSafeEqual } from 'node:crypto'
import { localDate, type LocalDate } from '@sakina/domain/calendar'
import * as v from 'valibot'

/** The driver and the day whose visits a link shows. */
export type DriverDayKey = { readonly driver: string; readonly day: LocalDate }

const Key = v.strictObject({ driver: v.string(), day: v.string() })

const signatureOf = (content: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`driver-link ${content}`).digest()

/** Returns the signed token of the link to a driver's day. */
export function signDriverLink(key: DriverDayKey, secret: string): string {
  const content = Buffer.from(JSON.stringify(key)).toString('base64url')
  return `${content}.${signatureOf(content, secret).toString('base64url')}`
}

/** Returns what was signed; undefined for a link that was forged or altered. */
export function verifyDriverLink(link: string, secret: string): DriverDayKey | undefined {
  const [content = '', signature = ''] = link.split('.')
  const actual = Buffer.from(signature, 'base64url')
  const expected = signatureOf(content, secret)
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined
  const { driver, day } = v.parse(Key, JSON.parse(Buffer.from(content, 'base64url').toString()))
  return { driver, day: localDate(day) }
}
