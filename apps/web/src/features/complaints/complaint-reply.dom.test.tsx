import type { Complaint } from '@sakina/api-client/client'
import { examples } from '@sakina/api-client/wire/examples'
import { listComplaints } from '@sakina/api-client/wire/complaints'
import { addHours, instant } from '@sakina/domain/calendar'
import { fillDomGaps } from '@sakina/ui/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { messageText } from '../../shared/testing/locale-providers.tsx'
import { PageProviders } from '../../shared/testing/page-providers.tsx'
import { ComplaintReply } from './complaint-reply.tsx'

beforeAll(fillDomGaps)
afterEach(cleanup)

const at = instant('2026-12-01T09:00:00Z')
const [example] = listComplaints.read(examples.listComplaints.answer)
const event = { at, note: null, state: { code: 'open', label: '' }, byOffice: false } as const
const closed = { ...event, state: { code: 'closed', label: '' }, byOffice: true } as const

function show(history: Complaint['history'], hours: number) {
  const sent: unknown[] = []
  const fetch: typeof globalThis.fetch = (_, request) => {
    if (typeof request?.body === 'string') sent.push(JSON.parse(request.body))
    return Promise.resolve(Response.json(examples.replyToComplaint.answer))
  }
  render(
    <PageProviders locale="en" fetch={fetch}>
      {example && <ComplaintReply complaint={{ ...example, history }} at={addHours(at, hours)} />}
    </PageProviders>,
  )
  return sent
}
const button = (id: 'writeMore' | 'solved' | 'notSolved') =>
  screen.queryByRole('button', { name: messageText('en', `complaints.${id}`) })

test('a complaint that is closed is asked about for seven days', () => {
  show([event, closed], 7 * 24)
  expect([button('writeMore'), button('solved') !== null, button('notSolved') !== null]).toEqual([
    null,
    true,
    true,
  ])
  cleanup()
  show([event, closed], 7 * 24 + 1)
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('a family that says that its problem is solved is thanked', async () => {
  const sent = show([event, closed], 1)
  const yes = button('solved')
  if (yes) fireEvent.click(yes)
  expect(await screen.findByText(messageText('en', 'complaints.thanks'))).toBeTruthy()
  expect(sent).toEqual([{ is_solved: true }])
})
