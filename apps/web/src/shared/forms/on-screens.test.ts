import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { messageKeys } from '@sakina/domain/validation'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const tables = globSync('apps/web/src/**/*.dom.test.tsx', { cwd: root }).map(read).join('\n')

/** Messages that appear only in a real browser, with the e2e test that reads each of them. */
const journeys: Readonly<Record<string, readonly [file: string, sentence: string]>> = {
  'validation.booking.agreeToAllTerms': [
    'tests/e2e/booking.spec.ts',
    'You must agree to all terms and conditions before continuing.',
  ],
  'validation.code.required': ['tests/e2e/proved-mobile.spec.ts', 'Enter the code you received'],
  'validation.code.sixDigits': ['tests/e2e/proved-mobile.spec.ts', 'The code has 6 digits'],
  'validation.person.contactPhone': [
    'tests/e2e/proved-email.spec.ts',
    'A full number with its country code, like +971501234567',
  ],
  'validation.booking.chooseWorkers': [
    'tests/support/evening-visit.ts',
    'Choose each worker. Our office can choose only when you book one',
  ],
}

/**
 * The messages that are tested on no screen, with the reason: mostly, the screen does not offer the
 * invalid value. The schemas still reject it.
 */
const unread: Readonly<Record<string, string>> = {
  'validation.common.choose': 'choices have no other value',
  'validation.common.invalid': 'fields give text, never anything else',
  'validation.common.notADate': 'the calendar says itself what is no date',
  'validation.signUp.emailOrPhone': 'one of the two is always the login, and is asked by that sentence',
  'validation.schedule.choosePeriod': 'one of them is always chosen',
  'validation.schedule.noFridayInRamadan': 'the owner has to close those evenings first',
  'validation.schedule.taken': 'what is taken is the server’s word, in the preview',
  'validation.schedule.notAVisitPlan': 'plans without visits have another step',
  'validation.schedule.periodNotInPlan': 'only the plan’s times of day are offered',
  'validation.schedule.bundleLongerThanInterval': 'only repetitions that fit are offered',
}

/** Identity, addresses and booking. Other screens have tables of their own. */
const groups = [
  'common',
  'person',
  'password',
  'signUp',
  'bookingAccount',
  'login',
  'forgotPassword',
  'code',
  'resetPassword',
  'changePassword',
  'address',
  'booking',
  'schedule',
  'visa',
] as const
const ofMoving = new Set(['validation.schedule.moveTooLate', 'validation.schedule.moveToSameSlot'])
const keys = groups.flatMap((group) => messageKeys[group]).filter((key) => !ofMoving.has(key))

test('every validation message of identity, addresses and booking is tested on a screen or listed as an exception', () => {
  const unseen = keys.filter((key) => !tables.includes(`'${key}'`))
  expect(unseen.toSorted()).toEqual([...Object.keys(journeys), ...Object.keys(unread)].toSorted())
})

test.each(Object.entries(journeys))(
  'the e2e test listed for the message %s expects it',
  (_, [file, sentence]) => {
    expect(read(file)).toContain(sentence)
  },
)
