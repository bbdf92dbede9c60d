import { examples } from '@sakina/api-client/wire/examples'
import { fillDomGaps } from '@sakina/ui/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'

import { SessionContext, useCustomer, useSession } from '../../shared/session/session.ts'
import { messageText } from '../../shared/testing/locale-providers.tsx'
import { PageProviders } from '../../shared/testing/page-providers.tsx'
import { AddressBook } from './address-book.tsx'

// The popup is a chunk of its own, which needs DOM functions that jsdom lacks.
fillDomGaps()
afterEach(cleanup)

const answer = Object(examples.getPartner.answer)

/** Signs in a customer without a partner id, which some providers do not return. */
function WithoutPartner({ children }: { children: ReactNode }) {
  const session = useSession()
  return (
    <SessionContext
      value={{ ...session, status: 'signedIn', customer: { ...useCustomer(), partnerId: null } }}
    >
      {children}
    </SessionContext>
  )
}

test('an address book without a partner id asks to sign in again @message:no-partner-or-token', () => {
  render(
    <PageProviders locale="en">
      <WithoutPartner>
        <AddressBook />
      </WithoutPartner>
    </PageProviders>,
  )
  expect(screen.getByText(messageText('en', 'address.noPartner'))).toBeTruthy()
})

/**
 * Renders an address book with one address, which the server refuses to remove until `free` is
 * called.
 */
function book() {
  let needed = true
  let addresses = answer.partner.child_ids
  const fetch: typeof globalThis.fetch = (_input, init) => {
    if (init?.method !== 'DELETE')
      return Promise.resolve(
        Response.json({ ...answer, partner: { ...answer.partner, child_ids: addresses } }),
      )
    if (needed)
      return Promise.resolve(
        Response.json({ success: false, code: 'address_in_use', message: '' }, { status: 409 }),
      )
    addresses = []
    return Promise.resolve(Response.json(examples.deleteAddress.answer))
  }
  const { container } = render(
    <PageProviders locale="ar" fetch={fetch}>
      <AddressBook />
    </PageProviders>,
  )
  return {
    container,
    free: () => {
      needed = false
    },
  }
}

const askToRemove = async () => {
  const list = await screen.findByRole('list', { name: messageText('ar', 'address.title') })
  const button = within(list).getByRole('button', { name: /حذف|احذف/ })
  button.focus()
  fireEvent.click(button)
  return screen.findByRole('alertdialog')
}

test('an address that cannot be removed shows the reason once and not in the next popup', async () => {
  book()
  const question = await askToRemove()
  fireEvent.click(within(question).getByText(messageText('ar', 'address.removeConfirm')))
  expect(await within(question).findByText(messageText('ar', 'refusals.address_in_use'))).toBeTruthy()
  fireEvent.keyDown(question, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(within(await askToRemove()).queryByText(messageText('ar', 'refusals.address_in_use'))).toBeNull()
})

test('removing an address keeps the focus in the address book', async () => {
  const { container, free } = book()
  free()
  const question = await askToRemove()
  fireEvent.click(within(question).getByText(messageText('ar', 'address.removeConfirm')))
  await screen.findByText(messageText('ar', 'address.none'))
  await waitFor(() => expect(document.activeElement).toBe(container.firstElementChild))
})
