import { examples } from '@sakina/api-client/wire/examples'
import { fillDomGaps } from '@sakina/ui/testing'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { messageText } from '../../shared/testing/locale-providers.tsx'
import { PageProviders } from '../../shared/testing/page-providers.tsx'
import WalletReturnForm from './return-form.tsx'

fillDomGaps()
afterEach(cleanup)

const answer = Object(examples.listMyOrders.answer)
const [order] = answer.result
const orderOf = (name: string, state: string, isCancellationExcluded = false) => ({
  ...order,
  id: name,
  contract_id: { id: name, name, state },
  cancellation_excluded: isCancellationExcluded,
})
const orders = [orderOf('CT-1', 'running'), orderOf('CT-2', 'cancelled'), orderOf('CT-3', 'running', true)]
const sent: string[] = []

const fetch: typeof globalThis.fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : `${input}`
  if (url.includes('/quote')) return Response.json(examples.quoteContractChange.answer)
  if (init?.method === 'POST') {
    sent.push(typeof init.body === 'string' ? init.body : '')
    return Response.json(examples.createReplacement.answer)
  }
  return Response.json({ ...answer, result: orders })
}

const say = (id: Parameters<typeof messageText>[1]) => messageText('en', id)

async function open() {
  render(
    <PageProviders locale="en" fetch={fetch}>
      <WalletReturnForm />
    </PageProviders>,
  )
  return within(await screen.findByRole('form', { name: say('wallet.returns.title') }))
}

const choose = (form: Awaited<ReturnType<typeof open>>, contract: string, action: string) => {
  fireEvent.change(form.getByLabelText(say('wallet.returns.contract'), { exact: false }), {
    target: { value: contract },
  })
  fireEvent.click(form.getByRole('radio', { name: new RegExp(action) }))
}

const offered = (form: Awaited<ReturnType<typeof open>>) =>
  form.getAllByRole('option').flatMap(({ textContent }) => /CT-\d/.exec(textContent)?.[0] ?? [])

test('a refund shows its lines and is sent with the same total @rule:quote-before-sending', async () => {
  const form = await open()
  choose(form, 'CT-1', say('wallet.returns.refundPayment'))
  expect(await form.findByText(/^25% of 297\.00$/)).toBeTruthy()
  expect(form.getByText(/^3 of 4 visits/)).toBeTruthy()
  expect(form.getByText(say('wallet.returns.ends'))).toBeTruthy()
  fireEvent.click(form.getByRole('button', { name: say('wallet.returns.send') }))
  await expect.poll(() => sent.length).toBe(1)
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({ action_type: 'refundPayment', expected_refund: 222.75 })
})

test('the refund form offers no cancelled contract, and no refund of one paid by instalments @rule:wallet-return', async () => {
  const form = await open()
  expect(offered(form)).toEqual(['CT-1', 'CT-3'])
  choose(form, 'CT-1', say('wallet.returns.refundPayment'))
  await form.findByText(/^25% of/)
  expect(offered(form)).toEqual(['CT-1'])
})
