import { examples } from '@sakina/api-client/wire/examples'
import { instant } from '@sakina/domain/calendar'
import { reduceBooking, startDraft } from '@sakina/domain/booking'
import type { DeliveryChoice } from '@sakina/domain/booking'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { PageProviders } from '../../../shared/testing/page-providers.tsx'
import { DeliveryStep } from './delivery-step.tsx'

afterEach(cleanup)

const [branch] = examples.listBranches.answer.branches
const provider: typeof fetch = (input) => {
  const url = String(input instanceof Request ? input.url : input)
  if (url.includes('/neighborhoods/')) return Promise.resolve(Response.json(examples.getNeighborhood.answer))
  return Promise.resolve(
    Response.json(
      url.includes('/branches') ? examples.listBranches.answer : examples.getDeliveryConfig.answer,
    ),
  )
}

test('choosing pickup keeps the chosen branch', async () => {
  const kept: DeliveryChoice[] = []
  const stamp = { id: 'draft', now: instant('2026-02-01T10:00:00+03:00') }
  const draft = startDraft({ service: 'resident', serviceId: 2, planId: 204 }, stamp)
  render(
    <PageProviders locale="en" fetch={provider}>
      <DeliveryStep draft={draft} tried={false} onChange={(delivery) => kept.push(delivery)} />
    </PageProviders>,
  )
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: String(branch?.id) } })
  fireEvent.click(screen.getAllByRole('radio')[1] ?? document.body)
  expect(kept.at(-1)).toEqual({ branchId: branch?.id, delivery: 'pickup' })
})

test('a chosen branch shows its address for the pickup', async () => {
  const stamp = { id: 'draft', now: instant('2026-02-01T10:00:00+03:00') }
  const draft = reduceBooking(
    startDraft({ service: 'resident', serviceId: 2, planId: 204 }, stamp),
    { type: 'chooseDelivery', delivery: { branchId: Number(branch?.id), delivery: 'pickup' } },
    stamp,
  )
  render(
    <PageProviders locale="en" fetch={provider}>
      <DeliveryStep draft={draft} tried={false} onChange={() => undefined} />
    </PageProviders>,
  )
  expect(await screen.findByText(branch?.location ?? '')).toBeDefined()
})

test('the branch of the home city is chosen by itself, and no delivery, which costs, with it', async () => {
  const kept: DeliveryChoice[] = []
  const stamp = { id: 'draft', now: instant('2026-02-01T10:00:00+03:00') }
  const draft = reduceBooking(
    startDraft({ service: 'resident', serviceId: 2, planId: 204 }, stamp),
    { type: 'chooseAddress', address: { neighborhoodId: 13 } },
    stamp,
  )
  render(
    <PageProviders locale="en" fetch={provider}>
      <DeliveryStep draft={draft} tried={false} onChange={(delivery) => kept.push(delivery)} />
    </PageProviders>,
  )
  await waitFor(() =>
    expect(kept.at(-1)).toEqual({ branchId: branch?.id, delivery: undefined, unfinished: true }),
  )
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
})
