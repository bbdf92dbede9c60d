import { getMyContract } from '@sakina/api-client/wire/contracts'
import { examples } from '@sakina/api-client/wire/examples'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { messageText } from '../../shared/testing/locale-providers.tsx'
import { PageProviders } from '../../shared/testing/page-providers.tsx'
import { CancellationAlternatives, CancellationEffectNote } from './cancellation-notes.tsx'

afterEach(cleanup)

const contract = { ...getMyContract.read(examples.getMyContract.answer), openRequest: null }
const [visit] = Object(examples.listVisits.answer).result
const result = [
  {
    ...visit,
    contract_id: { id: contract.id, name: contract.number },
    visit_status: { value: 'scheduled', label: '' },
    movable_until: '2999-01-01T04:30:00Z',
  },
]

const suggest = (visitCount: number, { isFree = false, startDate = contract.startDate } = {}) =>
  render(
    <PageProviders locale="en" fetch={() => Promise.resolve(Response.json({ success: true, result }))}>
      <CancellationAlternatives
        contract={{ ...contract, visitCount, startDate, state: { code: 'running', label: '' } }}
        onPage
        isFree={isFree}
      />
    </PageProviders>,
  )

test('another day is suggested instead of cancelling a single visit', async () => {
  suggest(1)
  const links = await screen.findAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([messageText('en', 'requests.leaving.move')])
  expect(links[0]?.getAttribute('href')).toMatch(/Visits\?move=/)
})

test('a pause and another worker are suggested instead of cancelling several visits', () => {
  suggest(4)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    messageText('en', 'requests.suspension.title'),
    messageText('en', 'requests.replacement.title'),
  ])
})

test('a pause, which costs, is not suggested where leaving is free, nor before the worker has arrived', () => {
  const replacement = [messageText('en', 'requests.replacement.title')]
  const suggested = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
  suggest(4, { isFree: true })
  expect(suggested()).toEqual(replacement)
  cleanup()
  suggest(0, { startDate: null })
  expect(suggested()).toEqual(replacement)
})

test('a cancellation that the office decides on says when it answers and when the service ends', () => {
  const { container } = render(
    <PageProviders locale="en">
      <CancellationEffectNote atOnce={false} />
    </PageProviders>,
  )
  expect(container.textContent).toContain('We answer within 48 hours.')
  expect(container.textContent).toContain('ends on the day we approve')
})
