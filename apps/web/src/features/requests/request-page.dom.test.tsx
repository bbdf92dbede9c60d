import { examples } from '@sakina/api-client/wire/examples'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { messageText } from '../../shared/testing/locale-providers.tsx'
import { PageProviders } from '../../shared/testing/page-providers.tsx'
import { RequestPage } from './request-page.tsx'

afterEach(cleanup)

const [example] = Object(examples.listRunningContracts.answer).result
const form = () => <p>the form</p>

const open = (contract: object, query = `?contract=${example.id}`) => {
  window.history.replaceState(null, '', `/ComplainsPage2${query}`)
  render(
    <PageProviders
      locale="ar"
      moves
      fetch={() =>
        Promise.resolve(
          Response.json({ success: true, result: [{ ...example, ...contract }], contracts: [] }),
        )
      }
    >
      <RequestPage kind="cancellation" form={form} />
    </PageProviders>,
  )
}

test('the request form is shown for a contract without an open request', async () => {
  open({ open_request: null })
  expect(await screen.findByText('the form')).toBeTruthy()
})

test('a contract with an open request shows the request instead of the request form', async () => {
  open({ open_request: { id: 'r1', name: 'RQ-1', kind: 'refund_payment' } })
  expect(await screen.findByText(messageText('ar', 'requests.alreadyAsked'))).toBeTruthy()
  expect(screen.queryByText('the form')).toBeNull()
})

test('the request page lets a contract be chosen by plan, worker and last day, and shows nothing else before @message:missing-contract', async () => {
  open(
    {
      service_id: { id: 1, name: 'خدمة الساعات', code: 'hourly' },
      plan_id: { id: 3, name: 'أربع زيارات شهرية' },
      employee_ids: [{ id: 7, name: 'ماريسيل' }],
      service_end_date: '2031-11-28',
      name: 'CT-2HSSK415',
    },
    '',
  )
  const chooser = await screen.findByRole('combobox')
  expect(screen.getByText('أربع زيارات شهرية · ماريسيل · حتى 28 نوفمبر 2031')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  fireEvent.blur(chooser)
  expect(screen.getByText(messageText('ar', 'validation.cancellation.missingContract'))).toBeTruthy()
})
