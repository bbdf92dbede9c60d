import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ar as kitAr } from '@sakina/ui/strings/ar'
import { en as kitEn } from '@sakina/ui/strings/en'
import { expect, test } from 'vitest'

import { isRecord } from '../is-record.ts'

const source = join(import.meta.dirname, '../..')

const kitEntries = (words: unknown, at = 'kit'): [string, string][] => {
  if (typeof words === 'string') return [[at, words]]
  return isRecord(words)
    ? Object.entries(words).flatMap(([key, each]) => kitEntries(each, `${at}.${key}`))
    : []
}

/** Returns every message of the site by its id, including the strings of the kit. */
const saidIn = (locale: 'ar' | 'en'): ReadonlyMap<string, string> =>
  new Map([
    ...globSync(`**/messages/${locale}.json`, { cwd: source }).flatMap((file) =>
      Object.entries<string>(JSON.parse(readFileSync(join(source, file), 'utf8'))),
    ),
    ...kitEntries(locale === 'ar' ? kitAr : kitEn),
  ])

const arabic = saidIn('ar')
const english = saidIn('en')

/** The error catalogues and placeholders of the specification (public site §5 and §8, portal §5 and §8). */
const documented = [
  'please fill all required fields',
  'Invalid email address',
  'Passwords do not match',
  'Please fill in all fields',
  'Please enter your National ID first',
  'fill all fields',
  'passwords do not match',
  'Missing servicePackageId.',
  'You must agree to all terms and conditions before continuing.',
  'Missing contract ID',
  'contract number missing',
  'contract number not found',
  'No reason provided',
  'other reasons',
  'no specific reason',
  'Failed to load data',
  'Loading...',
  'Registration failed',
  'Wrong request',
  'National ID or password is incorrect',
  'Login failed',
  'No partner_id or api_token found. Please login again.',
  'Booking created but no payment link received.',
  'Order failed.',
  'No API token found',
  'Failed to load branches',
  'Unexpected Application Error!',
  'unknown worker',
  'unknown customer',
  'no phone available',
  'not available',
  'not assigned',
  'no start date',
  'no end date',
  'no status',
  'no contracts',
  'User not logged in or missing API token',
  'login token not found',
  'cancellation request sent successfully',
  'suspension request sent successfully',
  'replacement request sent successfully',
  'failed to send the request',
  'An error occurred while sending the request',
  'check your email for reset instructions',
  'password reset success',
  'request failed',
  'something went wrong',
] as const

test.each(documented)(
  'the documented message “%s” is in the catalogue, with an Arabic translation',
  (sentence) => {
    const ids = [...english].filter(([, text]) => text === sentence).map(([id]) => id)
    expect(ids).not.toEqual([])
    for (const id of ids) expect(arabic.get(id)).toMatch(/^[\u0600-\u06FF]/)
  },
)
