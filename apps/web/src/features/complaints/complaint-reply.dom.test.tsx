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
const event = {
  at,
  note: null,
  pictures: [],
  state: { code: 'open', label: '' },
  byOffice: false,
} satisfies Complaint['history'][number]
const closed = {
  ...event,
  state: { code: 'closed', label: '' },
  byOffice: true,
} satisfies Complaint['history'][number]

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
  expect([button('writeMore'), button('solved'), button('notSolved')]).toEqual([null, null, null])
})

const further = (id: 'manager' | 'managerNow') => {
  const [start = ''] = messageText('en', `complaints.further.${id}`).split('{')
  return screen.queryByText((text) => text.startsWith(start)) !== null
}

test('a family that is asked whether its problem is solved reads who decides next, and one that opened it again who does now', () => {
  show([event, closed], 1)
  expect([further('manager'), further('managerNow')]).toEqual([true, false])
  expect(
    screen.getByRole('link', { name: new RegExp(messageText('en', 'complaints.further.ministryName')) }),
  ).toBeTruthy()
  cleanup()
  show([event, closed, event], 2)
  expect([further('manager'), further('managerNow')]).toEqual([false, true])
})

test('a family that says that its problem is solved is thanked', async () => {
  const sent = show([event, closed], 1)
  const yes = button('solved')
  if (yes) fireEvent.click(yes)
  expect(await screen.findByText(messageText('en', 'complaints.thanks'))).toBeTruthy()
  expect(sent).toEqual([{ is_solved: true }])
})
