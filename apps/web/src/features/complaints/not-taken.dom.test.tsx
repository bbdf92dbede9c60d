import { examples } from '@sakina/api-client/wire/examples'
import { fillDomGaps } from '@sakina/ui/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'

import { messageText } from '../../shared/testing/locale-providers.tsx'
import { PageProviders } from '../../shared/testing/page-providers.tsx'
import AddComplaintPopupForm from './add-complaint.tsx'

beforeAll(fillDomGaps)
afterEach(cleanup)

const [order] = Object(examples.listMyOrders.answer).result
const contract = { id: 'c1', name: 'CT-1' }
const serving =
  (refusal: () => Response): typeof globalThis.fetch =>
  (asked) => {
    const { pathname } = new URL(String(asked instanceof Request ? asked.url : asked), 'http://x')
    const list = { success: true, result: [{ ...order, contract_id: contract }] }
    return Promise.resolve(pathname.endsWith('/complaint/create') ? refusal() : Response.json(list))
  }

const complain = async (locale: 'ar' | 'en', refusal: () => Response) => {
  render(
    <PageProviders locale={locale} fetch={serving(refusal)}>
      <AddComplaintPopupForm chosen="c1" onClose={() => undefined} />
    </PageProviders>,
  )
  await screen.findByRole('option', { name: /Akinyi|أكيني|حتى|until/ })
  const [first] = screen.getAllByRole('radio')
  if (first) fireEvent.click(first)
  const [form] = document.getElementsByTagName('form')
  if (form) fireEvent.submit(form)
}

const answers = [
  ['that names no code', (message?: string) => Response.json({ result: { status: 'error', message } })],
  ['of a bad status', (message?: string) => Response.json({ message }, { status: 400 })],
  [
    'of a fault',
    (message?: string) => Response.json({ success: false, code: 'internal', message }, { status: 422 }),
  ],
] as const

describe.each(['ar', 'en'] as const)('a refused complaint (portal §8) in %s', (locale) => {
  test.each(answers)('a refused complaint shows the message of a response %s', async (_, answer) => {
    await complain(locale, () => answer('العقد مغلق'))
    expect(await screen.findByText('العقد مغلق')).toBeTruthy()
  })

  test.each(answers)(
    'a refused complaint shows a general error if a response %s has no message',
    async (_, answer) => {
      await complain(locale, () => answer())
      expect(await screen.findByText(messageText(locale, 'complaints.wentWrong'))).toBeTruthy()
    },
  )
})
