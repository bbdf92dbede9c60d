import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { AlertDialog } from '../components/alert-dialog/index.ts'
import { Provider } from '../components/provider/index.ts'
import { ar } from '../strings/ar.ts'
import { fillDomGaps } from '../testers/dom-gaps.ts'

beforeAll(fillDomGaps)
afterEach(cleanup)

const page = (...open: boolean[]) => (
  <Provider locale="ar" strings={ar}>
    {open.map((each, at) => (
      <AlertDialog
        key={at}
        open={each}
        onOpenChange={() => undefined}
        title={`سؤال ${at + 1}`}
        description="نص"
        confirm="نعم"
        onConfirm={() => undefined}
      />
    ))}
  </Provider>
)

describe('a page under a window', () => {
  it('a page under a window does not inherit the pointer style that the window sets on the body, and is restored afterwards', () => {
    const { container, rerender } = render(page(false, false))
    expect(container.style.pointerEvents).toBe('')
    rerender(page(true, false))
    expect(document.body.style.pointerEvents).toBe('none')
    expect(container.style.pointerEvents).toBe('auto')
    rerender(page(true, true))
    rerender(page(true, false))
    expect(container.style.pointerEvents).toBe('auto')
    rerender(page(false, false))
    expect(document.body.style.pointerEvents).toBe('')
    expect(container.style.pointerEvents).toBe('')
  })
})
