import { describe, expect, test } from 'vitest'

import { fixtureProject, type Files } from '../fixtures/fixture-project.ts'
import { checkMessages } from './check-messages.ts'

const folder = 'apps/web/src/features/services'
const ar = `${folder}/messages/ar.json`
const en = `${folder}/messages/en.json`

const said = (changes: Files) =>
  checkMessages(fixtureProject(changes)).findings.map(({ file, message }) => `${file}: ${message}`)

/** A feature with one message in both languages, named by its code. */
const withMessage = (arabic: string, english: string, code = "export const id = 'visits.one'\n") => ({
  'apps/web/src/features/visits/messages/ar.json': JSON.stringify({ 'visits.one': arabic }, null, 2),
  'apps/web/src/features/visits/messages/en.json': JSON.stringify({ 'visits.one': english }, null, 2),
  'apps/web/src/features/visits/visits.ts': code,
})
const visitsAr = 'apps/web/src/features/visits/messages/ar.json'
const visitsEn = 'apps/web/src/features/visits/messages/en.json'

const six = 'zero {لا زيارات} one {زيارة} two {زيارتان} few {# زيارات} many {# زيارة} other {# زيارة}'

describe('messages', () => {
  test('are sound in a clean house', () => {
    expect(said({})).toEqual([])
  })

  test('exist in both languages', () => {
    expect(
      said({ [en]: '{ "services.count": "{count, plural, one {# service} other {# services}}" }' }),
    ).toEqual([`${en}: “services.title” has no English message`])
    expect(said({ [ar]: '{ "services.title": "خدماتنا" }' })).toContain(
      `${ar}: “services.count” has no Arabic message`,
    )
  })

  test('have a catalogue in both languages', () => {
    const files = { 'apps/web/src/features/visits/messages/ar.json': '{}' }
    expect(said(files)).toEqual([`${visitsEn}: this language has no catalogue`])
  })

  test('take the same values in both languages', () => {
    expect(said(withMessage('زيارة {name}', 'A visit of {person}'))).toEqual([
      `${visitsEn}: “visits.one” takes other values than in Arabic (ar: {name}; en: {person})`,
    ])
    expect(said(withMessage('يوم {day, date, medium}', 'On {day}'))).toEqual([
      `${visitsEn}: “visits.one” takes other values than in Arabic (ar: {day, date}; en: {day})`,
    ])
    expect(said(withMessage(`{count, plural, ${six}}`, '{count, number} in all'))).toEqual([])
    const worker = '{gender, select, male {العامل} other {العاملة}}'
    expect(said(withMessage(worker, 'Worker'))).toEqual([])
  })

  test('have all six Arabic plural forms, and both English ones @access:plurals', () => {
    const english = '{count, plural, one {# visit} other {# visits}}'
    expect(said(withMessage('{count, plural, one {زيارة} other {# زيارات}}', english))).toEqual([
      `${visitsAr}: “visits.one”: the plural of {count} lacks zero, two, few, many`,
    ])
    expect(said(withMessage(`{count, plural, ${six}}`, '{count, plural, other {# visits}}'))).toEqual([
      `${visitsEn}: “visits.one”: the plural of {count} lacks one`,
    ])
    expect(said(withMessage(`{count, plural, ${six}}`, english))).toEqual([])
  })

  test.each([
    ['انتظر...', 'Wait…', `${visitsAr}: “visits.one”: three dots: write “…”`],
    ['انتظر  قليلا', 'Wait', `${visitsAr}: “visits.one”: a double space`],
    ['نعم, قريبا', 'Yes', `${visitsAr}: “visits.one”: a Latin mark after Arabic: write “،” “؛” “؟”`],
    [' ', 'Yes', `${visitsAr}: “visits.one”: nothing but blanks`],
    [
      'نعم',
      'Yes\u200F',
      `${visitsEn}: “visits.one”: an invisible direction mark: isolate the value with an inline part instead`,
    ],
    ['نعم', 'نعم', `${visitsEn}: “visits.one” is not translated`],
  ])('are well worded: %j, %j', (arabic, english, message) => {
    expect(said(withMessage(arabic, english))).toEqual([message])
  })

  test('are valid ICU messages', () => {
    expect(said(withMessage('زيارة {', 'A visit'))).toEqual([
      `${visitsAr}: “visits.one”: not a valid ICU message (EXPECT_ARGUMENT_CLOSING_BRACE)`,
      `${visitsAr}: “visits.one” has no Arabic message`,
    ])
  })

  test('begin with the name of their feature', () => {
    const files = {
      'apps/web/src/features/visits/messages/ar.json': '{ "other.one": "نعم" }',
      'apps/web/src/features/visits/messages/en.json': '{ "other.one": "Yes" }',
      'apps/web/src/features/visits/visits.ts': "export const id = 'other.one'\n",
    }
    expect(said(files)).toEqual([
      `${visitsAr}: “other.one”: ids of this catalogue start with “visits.”`,
      `${visitsEn}: “other.one”: ids of this catalogue start with “visits.”`,
    ])
  })

  test('stand once', () => {
    const twice = '{\n  "visits.one": "نعم",\n  "visits.one": "أجل"\n}'
    expect(said({ ...withMessage('نعم', 'Yes'), [visitsAr]: twice })).toEqual([
      `${visitsAr}: “visits.one” stands here twice`,
    ])
  })

  test('are used, by their whole id or by an id built from a part', () => {
    expect(said(withMessage('نعم', 'Yes', 'export const id = 1\n'))).toEqual([
      `${visitsAr}: “visits.one” is used nowhere`,
    ])
    expect(said(withMessage('نعم', 'Yes', 'export const id = (n: string) => `visits.${n}`\n'))).toEqual([])
  })

  test.each(["t('visits.two')", "formatMessage({ id: 'visits.two' })", '<Words id="visits.two" />'])(
    'exist for every use: %s',
    (use) => {
      const file = 'apps/web/src/features/visits/use.tsx'
      expect(said({ ...withMessage('نعم', 'Yes'), [file]: `export const shown = () => ${use}\n` })).toEqual([
        `${file}: “visits.two” has no message`,
      ])
    },
  )
})
