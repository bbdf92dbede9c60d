import { examples } from '@sakina/api-client/wire/examples'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { messageText } from '../../shared/testing/locale-providers.tsx'
import { PageProviders } from '../../shared/testing/page-providers.tsx'
import { VisitList } from './visit-list.tsx'

afterEach(cleanup)

const [example] = Object(examples.listVisits.answer).result
const visit = (place: number, changes: Readonly<Record<string, unknown>>) => ({
  ...example,
  id: `00000000-0000-4000-8000-0000000000${place}`,
  name: `CT-1/${place}`,
  visit_status: { value: 'scheduled', label: '' },
  first_visit_date: `2099-02-${place}`,
  arrives_from: `2099-02-${place}T04:30:00Z`,
  arrives_to: `2099-02-${place}T06:30:00Z`,
  ends_at: `2099-02-${place}T10:30:00Z`,
  movable_until: `2099-01-${place}T04:30:00Z`,
  steps: [],
  ...changes,
})

test('the rows of later visits offer to reschedule them or say why that is not possible', async () => {
  const result = [visit(11, {}), visit(12, {}), visit(13, { movable_until: null, employee_id: null })]
  render(
    <PageProviders locale="en" fetch={() => Promise.resolve(Response.json({ success: true, result }))}>
      <VisitList />
    </PageProviders>,
  )
  expect(await screen.findByText('Your next visit')).toBeTruthy()
  const later = await screen.findByRole('list', { name: messageText('en', 'visits.later') })
  const rows = await within(later).findAllByRole('listitem')
  expect(rows).toHaveLength(2)
  const [movable, fixed] = rows.map((row) => within(row))
  expect(movable?.getByRole('link', { name: /^Reschedule.*CT-1.12$/ })).toBeTruthy()
  expect(fixed?.queryByRole('link', { name: /Reschedule/ })).toBeNull()
  expect(fixed?.getByText(messageText('en', 'visits.fixed.no_worker'))).toBeTruthy()
  for (const row of [movable, fixed])
    expect(row?.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual([
      expect.stringContaining(messageText('en', 'visits.calendar.add')),
    ])
})
