import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { Dialog } from '../components/dialog/index.ts'
import { Provider } from '../components/provider/index.ts'
import { ar } from '../strings/ar.ts'
import { fillDomGaps } from '../testers/dom-gaps.ts'

beforeAll(fillDomGaps)
afterEach(cleanup)

function Cards({ stays, listStays = true }: { stays: boolean; listStays?: boolean }) {
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  return (
    <Provider locale="ar" strings={ar}>
      <main aria-label="صفحة" tabIndex={-1}>
        {(listStays || !asked) && (
          <ul>
            <li aria-label="عقد">
              {(stays || !asked) && (
                <button type="button" onClick={() => setOpen(true)}>
                  إيقاف
                </button>
              )}
              <a href="#view">عرض</a>
            </li>
          </ul>
        )}
      </main>
      <Dialog open={open} onOpenChange={setOpen} title="طلب إيقاف مؤقت">
        <button type="button" onClick={() => setAsked(true)}>
          إرسال
        </button>
      </Dialog>
    </Provider>
  )
}

const ask = () => {
  const opener = screen.getByRole('button', { name: 'إيقاف' })
  opener.focus()
  fireEvent.click(opener)
  fireEvent.click(screen.getByRole('button', { name: 'إرسال' }))
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
}
const focused = () => document.activeElement?.tagName.toLowerCase()

test('after a window closes, focus returns to the button that opened it', async () => {
  render(<Cards stays />)
  ask()
  await expect.poll(focused).toBe('button')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('after a window closes, focus moves to the card if the button that opened it is gone @access:portal-by-keyboard', async () => {
  render(<Cards stays={false} />)
  ask()
  await expect.poll(focused).toBe('li')
  screen.getByRole('link').focus()
  expect(screen.getByRole('listitem').hasAttribute('tabindex')).toBe(false)
})

test('after a window closes, focus moves to the page, which keeps its tabindex, if the card is gone too', async () => {
  render(<Cards stays={false} listStays={false} />)
  ask()
  await expect.poll(focused).toBe('main')
  expect(screen.getByRole('main').tabIndex).toBe(-1)
})
