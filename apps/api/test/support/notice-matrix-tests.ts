import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { allOperations } from '@sakina/api-client/wire'
import { noticeKinds, type NoticeKind } from '@sakina/domain/vocabulary'
import { createBackgroundJobs } from '../../src/background.ts'
import { startFakeGateways } from './fake-gateways.ts'
import { checkNoticesOfRow, type NoticeMatrixRow, type NoticeReader } from './notice-matrix.ts'
import { noticeMatrix } from './notice-matrix-rows.ts'
import { officeToken } from './office.ts'
import { startTestServer } from './server.ts'
import { isFull } from './tier.ts'

/**
 * Whether the readers of a language have an email. Every run tests one of the four readers of a row, the
 * full run all of them.
 */
function readersHere(language: NoticeReader['language']): readonly boolean[] {
  return isFull ? [true, false] : [language === 'en']
}

// Without an email there is no link to a new password, so that only a reader of English asks for one.
const rowsHere = (language: NoticeReader['language']): readonly NoticeMatrixRow[] =>
  noticeMatrix.filter(
    ({ act }, index) => isFull || (index % 2 === 0 || act === 'resetPassword') === (language === 'en'),
  )

/**
 * One kind of notice of each topic, for customers who have refused everything; the domain tests all
 * other kinds. Offers have none, because only customers who asked for offers get them.
 */
const oneKindOfEachTopic: readonly NoticeKind[] = [
  'package_priced',
  'visit_moved',
  'complaint_answered',
  'invoice_due',
  'contract_changed',
  'password_changed',
]

/** Runs every row for the readers of a language. */
export async function testNoticeMatrix(
  language: NoticeReader['language'],
  choseWhatsApp: { readonly withEmail: boolean },
): Promise<void> {
  const readers = readersHere(language)
  const gateways = await startFakeGateways()
  for (const hasEmail of readers)
    describe(`a reader of ${language} with ${hasEmail ? 'an email' : 'a mobile only'}`, () => {
      // The clock is at ten in Riyadh on Sunday, 4 October 2026.
      const server = startTestServer(
        {
          DEMO: 'false',
          IDENTITY_PROVIDER: 'sandbox',
          OPS_TOKEN: officeToken,
          RATE_LIMIT_PER_ACCOUNT: '1000',
          DRIVER_LINK_SECRET: 'the driver links of this test',
          ...gateways.environment,
        },
        {},
        [101, 102, 103, 104],
      )
      const reader = { language, hasEmail, choseWhatsApp: hasEmail === choseWhatsApp.withEmail }
      for (const row of rowsHere(language)) {
        const { act, when, tells } = row
        if (act === 'resetPassword' && !hasEmail) continue
        const title = `${act}${when === undefined ? '' : ` ${when}`} sends ${tells.join(', ') || 'no notice'}`
        test(`a notice matrix row: ${title} @rule:notices`, () =>
          checkNoticesOfRow(row, { server, gateways, reader }))
      }
      const refusing = { language, hasEmail, choseWhatsApp: true, refusesAll: true }
      for (const kind of hasEmail ? oneKindOfEachTopic : [])
        test(`a customer who refused every channel is sent ${kind} only where it cannot be refused @rule:notices`, async () => {
          const row = noticeMatrix.find(({ tells }) => tells.join() === kind)
          assert.ok(row)
          await checkNoticesOfRow(row, { server, gateways, reader: refusing })
        })
      test('the notice matrix has a row for every command and every background job @rule:notices', () => {
        const acts = new Set<string>(noticeMatrix.map(({ act }) => act))
        // What people of the office do with their own accounts and queue concerns no customer.
        const ofOffice = /^\/ops\/(?:sessions?|staff|invitation|queue)\b/
        const commands = allOperations
          .filter(({ method, path }) => method !== 'GET' && !ofOffice.test(path))
          .map(({ id }) => id)
        const jobs = createBackgroundJobs(server.running().app).map(({ name }) => `job: ${name}`)
        const missing = [...commands, ...jobs].filter((act) => !acts.has(act))
        assert.deepEqual(missing, [])
      })
    })
  test('the rows of the notice matrix send every kind of notice @rule:notices @call:listNotices', () => {
    const sent = new Set<string>(noticeMatrix.flatMap(({ tells }) => tells))
    assert.deepEqual(
      noticeKinds.filter((kind) => !sent.has(kind)),
      [],
    )
  })
}
