import { examples } from '@sakina/api-client/wire/examples'
import { fillDomGaps } from '@sakina/ui/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'

import { SessionContext, useCustomer, useSession } from '../../shared/session/session.ts'
import { said } from '../../shared/testing/in-language.tsx'
import { OnAPage } from '../../shared/testing/on-a-page.tsx'
import { AddressBook } from './address-book.tsx'

// The popup of an address is a piece of its own, which the build puts together
fillDomGaps()
afterEach(cleanup)

const answer = Object(examples.getPartner.answer)

/** As after a sign-in at a provider that names no partner. */
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

test('without a partner to ask for, the book says to sign in again, and waits for nothing @message:no-partner-or-token', () => {
  render(
    <OnAPage locale="en">
      <WithoutPartner>
        <AddressBook />
      </WithoutPartner>
    </OnAPage>,
  )
  expect(screen.getByText(said('en', 'address.noPartner'))).toBeTruthy()
})

/** The only address can be removed once no order needs it. */
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
    <OnAPage locale="ar" fetch={fetch}>
      <AddressBook />
    </OnAPage>,
  )
  return {
    container,
    free: () => {
      needed = false
    },
  }
}

const askToRemove = async () => {
  const list = await screen.findByRole('list', { name: said('ar', 'address.title') })
  const button = within(list).getByRole('button', { name: /حذف|احذف/ })
  button.focus()
  fireEvent.click(button)
  return screen.findByRole('alertdialog')
}

test('an address that cannot be removed says why where it was asked, and not when asked again', async () => {
  book()
  const question = await askToRemove()
  fireEvent.click(within(question).getByText(said('ar', 'address.removeConfirm')))
  expect(await within(question).findByText(said('ar', 'refusals.address_in_use'))).toBeTruthy()
  fireEvent.keyDown(question, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(within(await askToRemove()).queryByText(said('ar', 'refusals.address_in_use'))).toBeNull()
})

test('with an address removed the focus stays in the book', async () => {
  const { container, free } = book()
  free()
  const question = await askToRemove()
  fireEvent.click(within(question).getByText(said('ar', 'address.removeConfirm')))
  await screen.findByText(said('ar', 'address.none'))
  await waitFor(() => expect(document.activeElement).toBe(container.firstElementChild))
})
