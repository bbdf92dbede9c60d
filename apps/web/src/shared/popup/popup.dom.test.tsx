import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { BrowserRouter, Link, Route, Routes, useLocation, useSearchParams } from '../router/index.ts'
import { PopupLink } from './popup-link.tsx'
import { useClosePopup } from './use-close-popup.ts'
import { usePopup } from './use-popup.ts'

/** A list whose items open a popup, and a popup within it: an invoice and its payment. */
function Invoices() {
  const [search] = useSearchParams()
  const close = useClosePopup('invoice', 'popup')
  const state: unknown = useLocation().state
  const { open, show, close: closePayment } = usePopup()
  return (
    <>
      <PopupLink to="/Bills?invoice=5">view</PopupLink>
      <output>{JSON.stringify(state)}</output>
      {search.has('invoice') && (
        <div role="dialog" aria-label="invoice">
          <button type="button" onClick={close}>
            close
          </button>
          <button type="button" onClick={() => show('pay')}>
            pay
          </button>
        </div>
      )}
      {open === 'pay' && (
        <div role="dialog" aria-label="payment">
          <button type="button" onClick={closePayment}>
            keep
          </button>
        </div>
      )}
    </>
  )
}

const site = () =>
  render(
    <BrowserRouter>
      <Routes>
        <Route
          path="/"
          element={
            <>
              <Link to="/Bills" state={{ orderId: 7 }}>
                bills
              </Link>
              <PopupLink to="/Bills?invoice=5">an invoice</PopupLink>
            </>
          }
        />
        <Route path="/Bills" element={<Invoices />} />
      </Routes>
    </BrowserRouter>,
  )

const press = (name: string) => fireEvent.click(screen.getByText(name))
const back = () => act(() => window.history.back())
const currentUrl = () => window.location.pathname + window.location.search
const at = (wanted: string) => waitFor(() => expect(currentUrl()).toBe(wanted))
const shown = (name: string) => screen.queryByRole('dialog', { name }) !== null

beforeEach(() => window.history.replaceState(null, '', '/'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a popup opened by a link closes by going back, so that Back then leaves the page', async () => {
  site()
  press('bills')
  press('view')
  await at('/Bills?invoice=5')
  press('close')
  await at('/Bills')
  back()
  await at('/')
  expect(screen.queryByText('view')).toBeNull()
})

test('a popup that is closed twice navigates once', async () => {
  site()
  press('bills')
  press('view')
  const go = vi.spyOn(window.history, 'go')
  const close = screen.getByText('close')
  fireEvent.click(close)
  fireEvent.click(close)
  expect(go).toHaveBeenCalledOnce()
  await at('/Bills')
})

test('a popup opens again by going forward and can be closed again', async () => {
  site()
  press('bills')
  press('view')
  press('close')
  await at('/Bills')
  act(() => window.history.forward())
  await at('/Bills?invoice=5')
  await waitFor(() => expect(shown('invoice')).toBe(true))
  press('close')
  await at('/Bills')
  await waitFor(() => expect(shown('invoice')).toBe(false))
})

test('a popup opened from another page closes onto its own page', async () => {
  site()
  press('an invoice')
  await at('/Bills?invoice=5')
  press('close')
  await at('/Bills')
  back()
  await at('/')
  expect(screen.queryByText('view')).toBeNull()
})

test('a link pressed twice opens the popup once', async () => {
  site()
  press('bills')
  const before = window.history.length
  press('view')
  press('view')
  await at('/Bills?invoice=5')
  expect(window.history.length).toBe(before + 1)
})

test('closing a nested popup returns to the popup below', async () => {
  site()
  press('bills')
  press('view')
  press('pay')
  await at('/Bills?invoice=5&popup=pay')
  press('keep')
  await at('/Bills?invoice=5')
  await waitFor(() => expect(shown('payment')).toBe(false))
  press('close')
  await at('/Bills')
  back()
  await at('/')
  expect(screen.queryByText('view')).toBeNull()
})

test('opening a popup keeps the navigation state of the page', async () => {
  site()
  press('bills')
  press('view')
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('"orderId":7'))
})
