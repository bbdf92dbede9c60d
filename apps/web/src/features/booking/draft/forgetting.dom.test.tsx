import { draftStorageKey, storeDraft, useBooking } from '@sakina/api-client/booking'
import { examples } from '@sakina/api-client/wire/examples'
import { getServicePlan } from '@sakina/api-client/wire/plans'
import { instant } from '@sakina/domain/calendar'
import { reduceBooking, startDraft } from '@sakina/domain/booking'
import type { BookingAction } from '@sakina/domain/booking'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { SessionContext, useSession, type SessionState } from '../../../shared/session/session.ts'
import { PageProviders } from '../../../shared/testing/page-providers.tsx'
import { bookingDevicePorts } from './booking-device.ts'
import { useOnSignOut } from './use-on-sign-out.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const plan = getServicePlan.read(examples.getServicePlan.answer)
const booked = { service: 'mediation', serviceId: plan.service?.id ?? '', planId: plan.id } as const
const stamp = { id: 'draft', now: instant(Date.now()) }

function Booking() {
  const { draft, change } = useBooking({
    plan,
    service: 'mediation',
    startOptions: { now: stamp.now, visitTime: undefined, wantedDay: undefined },
    customer: undefined,
    device: bookingDevicePorts,
    wantedFold: null,
  })
  const forgotten = useOnSignOut(() => change({ type: 'forgetIdentity' }))
  return (
    <output>
      {JSON.stringify(draft.steps)} {forgotten}
    </output>
  )
}

function InSession({ status }: { status: SessionState['status'] }) {
  const session = useSession()
  const state = status === 'signedOut' ? { status, login: null } : { status }
  return (
    <SessionContext value={Object.assign({}, session, state)}>
      <Booking />
    </SessionContext>
  )
}

const page = (status: SessionState['status']) => (
  <PageProviders locale="ar">
    <InSession status={status} />
  </PageProviders>
)

const filled = () => {
  const actions: readonly BookingAction[] = [
    { type: 'chooseAddress', address: { addressId: 'of A' } },
    { type: 'chooseWorkers', workers: { count: 1, workerIds: [1001] } },
    { type: 'fillPapers', papers: { visaId: '1012345672' } },
  ]
  storeDraft(
    localStorage,
    actions.reduce((draft, action) => reduceBooking(draft, action, stamp), startDraft(booked, stamp)),
  )
}

test.each(['signedIn', 'expired'] as const)(
  'signing out of a session that was %s removes identity documents and address from an open booking and keeps the choices',
  (status) => {
    filled()
    const { rerender } = render(page(status))
    expect(screen.getByRole('status').textContent).toContain('1012345672')
    rerender(page('signedOut'))
    expect(screen.getByRole('status').textContent).toBe('{"worker":{"count":1,"workerIds":[1001]}} 1')
    expect(localStorage.getItem(draftStorageKey(booked))).not.toContain('1012345672')
  },
)

test('a guest who never signed in keeps the values typed into a booking', () => {
  filled()
  const { rerender } = render(page('unknown'))
  rerender(page('signedOut'))
  expect(screen.getByRole('status').textContent).toContain('1012345672')
})
