import { createClient } from '@sakina/api-client/client'
import { examples } from '@sakina/api-client/wire/examples'
import { getServicePlan } from '@sakina/api-client/wire/plans'
import { instant, type Instant } from '@sakina/domain/calendar'
import { parseVisitChoice, reduceBooking, startDraft } from '@sakina/domain/booking'
import type { BookingDraft, RawValues } from '@sakina/domain/booking'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { messageText } from '../../../shared/testing/locale-providers.tsx'
import { PageProviders } from '../../../shared/testing/page-providers.tsx'
import { useTimesAvailability } from '@sakina/api-client/booking'
import { VisitsStep } from './visits-step.tsx'

afterEach(cleanup)

const nothing = () => undefined
const example = await createClient({
  apiRoot: 'https://provider.test/api',
  fetch: () => Promise.resolve(Response.json(examples.getServicePlan.answer)),
}).request(getServicePlan, { params: { serviceId: 1, planId: 101 } })
if (!example.ok) throw example.error
const plan = { ...example.value, visitCount: 1, visitsPerWeek: 1, visitPeriod: null }

type Options = { readonly now: Instant; readonly schedule?: RawValues; readonly fetch?: typeof fetch }

function onTheStep({ now, schedule, fetch }: Options) {
  const stamp = { id: 'draft', now }
  const draft = reduceBooking(
    startDraft({ service: 'hourly', serviceId: 1, planId: 101 }, stamp),
    { type: 'chooseVisits', visits: schedule && parseVisitChoice(schedule) },
    stamp,
  )
  render(
    <PageProviders locale="en" {...(fetch && { fetch })}>
      <Visits now={now} draft={draft} />
    </PageProviders>,
  )
}

function Visits({ now, draft }: { now: Instant; draft: BookingDraft }) {
  return (
    <VisitsStep
      plan={plan}
      draft={draft}
      now={now}
      visitTime={undefined}
      // These tests are about a step whose windows are unknown.
      isTurned
      tried={false}
      timesAvailability={useTimesAvailability(draft, 'none')}
      onChange={nothing}
      onOtherWorker={nothing}
      onOtherPlan={nothing}
    />
  )
}

const option = (period: 'morning' | 'evening') =>
  screen.getByRole('radio', { name: new RegExp(`^${messageText('en', `booking.period.${period}`)}`) })

test('on a Friday neither the morning nor the evening of a booking is disabled', () => {
  onTheStep({ now: instant('2026-02-06T10:00:00+03:00') })
  expect([option('morning'), option('evening')].map((each) => each.hasAttribute('disabled'))).toEqual([
    false,
    false,
  ])
})

test('a chosen Friday evening still leaves the morning on offer, and the evening has the times of a Friday', () => {
  onTheStep({
    now: instant('2026-02-04T10:00:00+03:00'),
    schedule: { firstDay: '2026-02-06', period: 'evening', repeatMode: 'once', repeatCount: 1, weekdays: [] },
  })
  expect(option('morning')).toBeDefined()
  expect(option('evening').closest('label')?.textContent).toContain('between 2:30 and 4:00\u00A0PM')
})

// In the Umm al-Qura calendar, Ramadan 1447 begins on 18 February.
test('arrival times come from the server if the agency has shifted Ramadan', async () => {
  const visit = {
    date: '2026-02-18',
    period: 'evening',
    arrive_from: '16:00',
    arrive_to: '18:00',
    free: true,
  }
  const answer = {
    ...examples.quoteOrder.answer,
    result: { ...examples.quoteOrder.answer.result, visits: [visit] },
  }
  onTheStep({
    now: instant('2026-02-12T10:00:00+03:00'),
    schedule: { firstDay: '2026-02-18', period: 'evening', repeatMode: 'once', repeatCount: 1, weekdays: [] },
    fetch: () => Promise.resolve(Response.json(answer)),
  })
  const dates = within(screen.getByRole('region', { name: messageText('en', 'booking.visits.dates') }))
  await dates.findAllByText(/between 4:00/)
  expect(dates.queryByText(messageText('en', 'booking.visits.ramadan'))).toBeNull()
  expect(option('evening').closest('label')?.textContent).toContain('between 4:00')
  expect(option('morning').closest('label')?.textContent).toContain('7:30')
})
