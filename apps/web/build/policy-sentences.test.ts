import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { percentToNumber } from '@sakina/domain/money'
import { DEFAULT_POLICIES } from '@sakina/domain/policies'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const [, section = ''] = read('docs/operations.md').split('### Sentences that name a number of the policies')
const told = section.split('\n## ')[0] ?? ''
const namesIn = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => (name === undefined ? [] : [name]))
const rows = told
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, policy = '', site = '', , terms = ''] = line.split('|')
    return { decided: namesIn(policy), ids: namesIn(site), sections: namesIn(terms) }
  })
const named = new Set(rows.flatMap(({ ids }) => ids))

const sentencesIn = (language: 'ar' | 'en') =>
  new Map(
    globSync(`apps/web/src/features/*/messages/${language}.json`, { cwd: root }).flatMap((path) =>
      Object.entries<string>(JSON.parse(read(path))),
    ),
  )
const sentences = sentencesIn('en')

// Numbers in the policies, without the response time in the accessibility statement.
const ofPolicies =
  /\b(24|48|72) hours|\d% of|five minutes|\b(\d|two) (business|working) days|\b90 days|\d points/
const isOfPolicies = ([id, text]: readonly [string, string]): boolean =>
  ofPolicies.test(text) && id !== 'statement.lead'

test('the documentation lists every text that states the number of a policy', () => {
  expect([...named].toSorted()).toEqual(
    [...sentences]
      .filter(isOfPolicies)
      .map(([id]) => id)
      .toSorted(),
  )
})

// Small numbers are spelled out.
const spellings = new Map([
  [2, ['2', 'two', 'يومي', 'يومين']],
  [3, ['3', 'third', 'الثالث']],
  [5, ['5', 'five', 'خمس']],
  [7, ['7', 'seven', 'سبعة']],
])

const { complaintAnswerHours, refundBusinessDays, unconfirmedWarningDays, ...policies } = DEFAULT_POLICIES
const numbers = new Map<string, number>(
  Object.entries({
    ...policies,
    'complaintAnswerHours.from': complaintAnswerHours.from,
    'complaintAnswerHours.by': complaintAnswerHours.by,
    'refundBusinessDays.from': refundBusinessDays.from,
    'refundBusinessDays.by': refundBusinessDays.by,
    ...Object.fromEntries(unconfirmedWarningDays.map((day) => [`unconfirmedWarningDays.${day}`, day])),
    visaFee: policies.visaFee / 100,
    breakFeePercent: percentToNumber(policies.breakFeePercent),
    extensionCompensation: percentToNumber(policies.extensionCompensation),
    overdueCompensation: percentToNumber(policies.overdueCompensation),
  }),
)
const spellingsOf = (policy: string): readonly (readonly string[])[] =>
  [...numbers]
    .filter(([name]) => name.split('.')[0] === policy)
    .map(([, number]) => spellings.get(number) ?? [String(number), number.toLocaleString('en')])

const says = (text: string, written: readonly string[]): boolean =>
  written.some((number) => new RegExp(`(?<![\\d.,])${number}(?![\\d\\p{L}])`, 'u').test(text))

test('each text and each section of the terms listed for a policy contains its default number in both languages', () => {
  const { terms }: { terms: readonly { slug: string; content: Readonly<Record<'ar' | 'en', string>> }[] } =
    JSON.parse(read('apps/api/catalogue/catalogue.json'))
  for (const language of ['ar', 'en'] as const) {
    const texts = sentencesIn(language)
    for (const { decided, ids, sections } of rows)
      for (const policy of decided)
        for (const written of spellingsOf(policy)) {
          for (const id of ids)
            expect(says(texts.get(id) ?? '', written), `${language} ${id} ${policy}`).toBe(true)
          for (const wanted of sections) {
            const content = terms.find(({ slug }) => slug === wanted)?.content[language] ?? ''
            expect(says(content, written), `${language} terms ${wanted} ${policy}`).toBe(true)
          }
        }
  }
})

test('eight string keys that state a policy exist in the kit or the server, and the documentation lists them', () => {
  const kit = read('packages/ui/src/strings/en.ts')
  for (const word of [
    'notice_48_hours',
    'addComplaintPopup',
    'replacementPopup',
    'quoteLines',
    'loyaltyMeter',
  ])
    expect(told.includes(word) && kit.includes(word), word).toBe(true)
  const server = ['apps/api/src/failures/messages.ts', 'apps/api/src/http/words/portal.ts'].map(read).join('')
  for (const word of ['notice_too_short', 'next_visit_lost', 'complaintSent'])
    expect(told.includes(word) && server.includes(`${word}:`), word).toBe(true)
})
