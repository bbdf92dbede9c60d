import { examples } from '@sakina/api-client/wire/examples'
import { fillDomGaps } from '@sakina/ui/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { forgetAllStoredValues } from '../../shared/forms/stored-values.ts'
import { messageText } from '../../shared/testing/locale-providers.tsx'
import { PageProviders } from '../../shared/testing/page-providers.tsx'
import AddComplaintPopupForm from './add-complaint.tsx'

beforeAll(fillDomGaps)
afterEach(() => {
  cleanup()
  forgetAllStoredValues()
})

const typed = 'تأخرت ساعتين ولم تعتذر'
const [order] = Object(examples.listMyOrders.answer).result
const list = {
  success: true,
  result: ['c1', 'c2'].map((id) => ({ ...order, contract_id: { id, name: `CT-${id}` } })),
}
const serve: typeof globalThis.fetch = (request) => {
  const { pathname } = new URL(request instanceof Request ? request.url : request, 'http://x')
  const sent = { success: true, result: { status: 'success', message: '' } }
  return Promise.resolve(Response.json(pathname.endsWith('/complaint/create') ? sent : list))
}

const open = async (contract: string) => {
  cleanup()
  render(
    <PageProviders locale="ar" fetch={serve}>
      <AddComplaintPopupForm chosen={contract} onClose={() => undefined} />
    </PageProviders>,
  )
  await screen.findByRole('option', { name: /CT-c1/ })
}
const details = () => screen.getByRole<HTMLTextAreaElement>('textbox')

test('a complaint that was typed is there again after its popup was closed', async () => {
  await open('c1')
  fireEvent.change(details(), { target: { value: typed } })
  await open('c1')
  expect(details().value).toBe(typed)
})

test('a complaint about one contract is not shown for another', async () => {
  await open('c1')
  fireEvent.change(details(), { target: { value: typed } })
  await open('c2')
  expect(details().value).toBe('')
})

test('a sent complaint is not kept', async () => {
  await open('c1')
  fireEvent.change(details(), { target: { value: typed } })
  const [first] = screen.getAllByRole('radio')
  if (first) fireEvent.click(first)
  const [form] = document.getElementsByTagName('form')
  if (form) fireEvent.submit(form)
  const [beforeHours = ''] = messageText('ar', 'complaints.sent').split('{')
  await screen.findByText((text) => text.startsWith(beforeHours))
  await open('c1')
  expect(details().value).toBe('')
})
