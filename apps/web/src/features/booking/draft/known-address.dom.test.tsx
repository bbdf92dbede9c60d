import { examples } from '@sakina/api-client/wire/examples'
import { getPartner } from '@sakina/api-client/wire/partners'
import { useEndpoint } from '@sakina/api-client/swr'
import { instant } from '@sakina/domain/calendar'
import { reduceBooking, startDraft } from '@sakina/domain/booking'
import type { AddressChoice } from '@sakina/domain/booking'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { OnAPage } from '../../../shared/testing/on-a-page.tsx'
import { useDraft } from './use-draft.ts'
import { keepDraft } from './draft-storage.ts'
import { useKnownAddress } from './use-known-address.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const plan = { service: 'resident', serviceId: 2, planId: 201 } as const
const stamp = { id: 'draft', now: instant(Date.now()) }
const { answer } = examples.getPartner
const [own] = getPartner.read(answer).addresses

function Booking() {
  const { draft, change } = useDraft(plan, (opened) => opened)
  useKnownAddress(draft, change)
  const { data } = useEndpoint(getPartner, { params: { partnerId: 'customer' } })
  return (
    <>
      <output>{JSON.stringify(draft.steps.address ?? 'none')}</output>
      {data && <p>answered</p>}
    </>
  )
}

function left(address: AddressChoice) {
  keepDraft(localStorage, reduceBooking(startDraft(plan, stamp), { type: 'chooseAddress', address }, stamp))
  render(
    <OnAPage locale="ar" fetch={() => Promise.resolve(Response.json(answer))}>
      <Booking />
    </OnAPage>,
  )
}
const address = () => screen.getByRole('status').textContent

test('an address of another customer of this device, or removed since, gives way to the main one', async () => {
  left({ addressId: 'somebody else’s' })
  await expect.poll(address).toBe(JSON.stringify({ addressId: own?.id }))
})

test('the customer’s own stays as it was left', async () => {
  left({ addressId: String(own?.id) })
  await screen.findByText('answered')
  expect(address()).toContain(String(own?.id))
})

test('one that was typed before signing in stays', async () => {
  left({ street: 'شارع التحلية' })
  await screen.findByText('answered')
  expect(address()).toContain('شارع التحلية')
})
