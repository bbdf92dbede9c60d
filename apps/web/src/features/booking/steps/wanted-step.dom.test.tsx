import { useBooking } from '@sakina/api-client/booking'
import { examples } from '@sakina/api-client/wire/examples'
import { getServicePlan } from '@sakina/api-client/wire/plans'
import { instant } from '@sakina/domain/calendar'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { useSearchParams } from '../../../shared/router/index.ts'
import { useSession } from '../../../shared/session/session.ts'
import { PageProviders } from '../../../shared/testing/page-providers.tsx'
import { bookingDevicePorts } from '../draft/booking-device.ts'
import { useOpenSection } from './use-open-section.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const plan = {
  ...getServicePlan.read(examples.getServicePlan.answer),
  visitCount: 1,
  visitsPerWeek: 1,
  visitPeriod: null,
  availability: null,
}
const startOptions = { now: instant(Date.now()), visitTime: undefined, wantedDay: undefined }

function Booking() {
  const session = useSession()
  const [search] = useSearchParams()
  const wantedFold = search.get('step')
  const { draft, open, change, isAddressAwaited } = useBooking({
    plan,
    service: 'hourly',
    startOptions,
    customer: 'customer' in session ? session.customer : undefined,
    device: bookingDevicePorts,
    wantedFold,
  })
  useOpenSection({
    draft,
    open,
    wantedFold,
    isOpening: isAddressAwaited,
    change,
    blocked: [],
    onLeave: () => {},
  })
  return <output>{open}</output>
}

/** Opens the payment of a new booking. The test decides when the saved addresses arrive. */
function openPayment() {
  window.history.replaceState(null, '', '/s1/1/102?step=pay')
  const waiting: ((response: Response) => void)[] = []
  render(
    <PageProviders
      locale="ar"
      moves
      fetch={(url) =>
        url === '/api/partners/customer'
          ? new Promise((resolve) => waiting.push(resolve))
          : Promise.resolve(Response.json({ success: false, code: 'not_found' }, { status: 404 }))
      }
    >
      <Booking />
    </PageProviders>,
  )
  return async (response: Response) => {
    await waitFor(() => expect(waiting).toHaveLength(1))
    await act(async () => waiting[0]?.(response))
  }
}

const openSection = () => screen.getByRole('status').textContent
const wantedSection = () => new URLSearchParams(window.location.search).get('step')

test('the section that the URL names opens once the saved address has arrived', async () => {
  const respond = openPayment()
  expect([openSection(), wantedSection()]).toEqual(['where', 'pay'])
  await respond(Response.json(examples.getPartner.answer))
  await waitFor(() => expect([openSection(), wantedSection()]).toEqual(['pay', 'pay']))
})

test('the URL changes to the address step once the customer turns out to have no saved address', async () => {
  const respond = openPayment()
  await respond(Response.json({ success: false, code: 'not_found', message: '' }, { status: 404 }))
  await waitFor(() => expect([openSection(), wantedSection()]).toEqual(['where', 'where']))
})
