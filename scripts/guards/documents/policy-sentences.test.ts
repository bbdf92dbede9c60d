import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const [, section = ''] = read('docs/operations.md').split('### Sentences that name a number of the policies')
const told = section.split('\n## ')[0] ?? ''
const rows = told.split('\n').filter((line) => line.startsWith('| `'))
const named = new Set(
  rows.flatMap((row) =>
    [...(row.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].flatMap(([, id]) => (id === undefined ? [] : [id])),
  ),
)

const sentences = new Map(
  globSync('apps/web/src/features/*/messages/en.json', { cwd: root }).flatMap((path) =>
    Object.entries<string>(JSON.parse(read(path))),
  ),
)

// Written numbers of the policies, but not the accessibility statement's promise to answer.
const ofPolicies =
  /\b(24|48) hours|\d% of|five minutes|\b(\d|two) (business|working) days|\b90 days|\d points/
const isOfPolicies = ([id, text]: readonly [string, string]): boolean =>
  ofPolicies.test(text) && id !== 'statement.lead'

test('what an owner who decides otherwise has to edit is named, all of it', () => {
  expect([...named].toSorted()).toEqual(
    [...sentences]
      .filter(isOfPolicies)
      .map(([id]) => id)
      .toSorted(),
  )
})

test('the words of kit and server that are named are there', () => {
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
