import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { usePreloadOnIntent } from './preload-on-intent.ts'

const card = { preload: vi.fn<() => void>() }
const invoice = { preload: vi.fn<() => void>() }

function Page() {
  usePreloadOnIntent({ 'popup=card': card, invoice })
  return (
    <>
      <a href="/Cards?popup=card">
        <span>add a card</span>
      </a>
      <a href="/Bills?state=unpaid&invoice=5">view</a>
      <a href="/Bills?popup=other">other</a>
    </>
  )
}

test.each([
  ['pointerOver', 'add a card', card, invoice],
  ['focusIn', 'view', invoice, card],
  ['touchStart', 'view', invoice, card],
] as const)('on %s of "%s" only the popup of that link begins to load', (event, link, wanted, other) => {
  vi.clearAllMocks()
  const { unmount } = render(<Page />)
  fireEvent[event](screen.getByText('other'))
  expect(wanted.preload).not.toHaveBeenCalled()
  fireEvent[event](screen.getByText(link))
  expect(wanted.preload).toHaveBeenCalledOnce()
  expect(other.preload).not.toHaveBeenCalled()
  unmount()
})
