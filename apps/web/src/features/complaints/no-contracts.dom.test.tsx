import { fillDomGaps } from '@sakina/ui/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { messageText } from '../../shared/testing/locale-providers.tsx'
import { PageProviders } from '../../shared/testing/page-providers.tsx'
import AddComplaintPopupForm from './add-complaint.tsx'

beforeAll(fillDomGaps)
afterEach(cleanup)

const complaining = (answer: () => Response) =>
  render(
    <PageProviders locale="ar" fetch={() => Promise.resolve(answer())}>
      <AddComplaintPopupForm chosen="" onClose={() => undefined} />
    </PageProviders>,
  )
const none = () => Response.json({ success: true, result: [] })

test('a customer without contracts is told that a complaint needs one, and where to write instead', async () => {
  complaining(none)
  expect(await screen.findByText(messageText('ar', 'complaints.noContracts'))).toBeTruthy()
  const way = screen.getByRole('link', { name: messageText('ar', 'complaints.write') })
  expect(way.getAttribute('href')).toContain('popup=contact')
})

test('contracts that failed to load for a complaint can be loaded again', async () => {
  let broken = true
  complaining(() =>
    broken ? Response.json({ success: false, code: 'forbidden', message: '' }, { status: 403 }) : none(),
  )
  const again = await screen.findByRole('button', { name: messageText('ar', 'complaints.again') })
  broken = false
  fireEvent.click(again)
  expect(await screen.findByText(messageText('ar', 'complaints.noContracts'))).toBeTruthy()
})
