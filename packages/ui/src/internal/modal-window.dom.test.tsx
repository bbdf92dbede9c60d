import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Dialog, DialogClose } from '../components/dialog/index.ts'
import { Provider } from '../components/provider/index.ts'
import { ToastProvider } from '../components/toast/index.ts'
import { ar } from '../strings/ar.ts'
import { fillDomGaps } from '../testers/dom-gaps.ts'

beforeAll(fillDomGaps)
/** Waits until Radix has returned focus and listens for presses, which it does a moment later. */
const aMoment = () =>
  act(async () => {
    await new Promise((done) => setTimeout(done))
  })
afterEach(async () => {
  cleanup()
  await aMoment()
  document.body.replaceChildren()
})

interface PageProps {
  open?: boolean
  above?: boolean
  onClose?: () => void
  inside?: ReactNode
}

function Page({ open = true, above = false, onClose = () => undefined, inside }: PageProps) {
  return (
    <Provider locale="ar" strings={ar}>
      <ToastProvider>
        <main>
          <button type="button">في الصفحة</button>
        </main>
        <Dialog open={open} onOpenChange={onClose} title="تحت">
          <button type="button">في النافذة</button>
          {inside}
        </Dialog>
        <Dialog open={above} onOpenChange={() => undefined} title="فوق">
          <button type="button">في التي فوقها</button>
        </Dialog>
      </ToastProvider>
    </Provider>
  )
}

const hidden = (element: Element): boolean => element.closest('[aria-hidden=true]') !== null
const named = (name: string): HTMLElement => screen.getByRole('button', { name, hidden: true })
const microtasks = () => act(async () => undefined)
const press = async (element: Element, button = 0) => {
  await aMoment()
  fireEvent.pointerDown(element, { button })
  if (button === 0) fireEvent.click(element)
  await aMoment()
}
const scrim = (): Element => {
  const found = document.querySelector('.sk\\:bg-scrim')
  if (!found) throw new Error('no scrim')
  return found
}

describe('a window and screen readers', () => {
  it('an open window hides the page from screen readers', () => {
    const { rerender } = render(<Page />)
    expect(hidden(named('في الصفحة'))).toBe(true)
    expect(hidden(named('في النافذة'))).toBe(false)
    rerender(<Page above />)
    expect(hidden(named('في النافذة'))).toBe(true)
    expect(hidden(named('في التي فوقها'))).toBe(false)
    rerender(<Page />)
    expect([hidden(named('في الصفحة')), hidden(named('في النافذة'))]).toEqual([true, false])
    rerender(<Page open={false} />)
    expect(document.querySelectorAll('[aria-hidden]')).toHaveLength(0)
  })

  it('an open window keeps toasts exposed to screen readers', () => {
    render(<Page />)
    expect(hidden(screen.getByRole('status'))).toBe(false)
    expect(hidden(screen.getByRole('region'))).toBe(false)
  })

  it('a closed window keeps elements hidden that the app had hidden', () => {
    const own = document.createElement('div')
    own.setAttribute('aria-hidden', 'true')
    document.body.append(own)
    const { rerender } = render(<Page />)
    rerender(<Page open={false} />)
    expect(own.getAttribute('aria-hidden')).toBe('true')
  })

  it('a window hides the page again after the menu that opened it has closed', async () => {
    // The marker that menus of Radix set on the elements they hide.
    const { container, rerender } = render(<Page open={false} />)
    const root = screen.getByRole('main')
    root.setAttribute('aria-hidden', 'true')
    root.setAttribute('data-aria-hidden', 'true')
    rerender(<Page />)
    root.removeAttribute('aria-hidden')
    root.removeAttribute('data-aria-hidden')
    await microtasks()
    expect(hidden(root)).toBe(true)
    rerender(<Page open={false} />)
    expect(container.querySelectorAll('[aria-hidden]')).toHaveLength(0)
  })
})

describe('a window above a layer of Radix', () => {
  it('a window leaves elements hidden, after closing, that a layer of Radix below still hides', () => {
    const { rerender } = render(<Page open={false} />)
    const root = screen.getByRole('main')
    root.setAttribute('aria-hidden', 'true')
    root.setAttribute('data-aria-hidden', 'true')
    rerender(<Page />)
    rerender(<Page open={false} />)
    expect(hidden(root)).toBe(true)
  })
})

describe('focus in a window', () => {
  it('focus returns to the focused element of the window when the page takes it', () => {
    render(<Page />)
    named('في النافذة').focus()
    named('في الصفحة').focus()
    expect(document.activeElement).toBe(named('في النافذة'))
  })

  it('focus stays with an element above the window', () => {
    render(<Page />)
    const over = document.createElement('button')
    document.body.append(over)
    over.focus()
    expect(document.activeElement).toBe(over)
  })

  it('focus moves to the window when the focused element is removed', async () => {
    const { rerender } = render(<Page inside={<button type="button">يذهب</button>} />)
    named('يذهب').focus()
    rerender(<Page />)
    await microtasks()
    expect(document.activeElement).toBe(screen.getByRole('dialog'))
  })
})

describe('a press outside', () => {
  it('a press on the scrim closes the window', async () => {
    const onClose = vi.fn<() => void>()
    render(<Page onClose={onClose} />)
    await press(scrim())
    expect(onClose).toHaveBeenCalledWith(false)
  })

  it('a press in a window above does not close the window below', async () => {
    const onClose = vi.fn<() => void>()
    render(<Page above onClose={onClose} />)
    await press(named('في التي فوقها'))
    expect(onClose).not.toHaveBeenCalled()
  })

  it('a press that opens a context menu does not close the window', async () => {
    const onClose = vi.fn<() => void>()
    render(<Page onClose={onClose} />)
    await press(scrim(), 2)
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('opening and closing', () => {
  const shown = (window: ReactNode) =>
    render(
      <Provider locale="ar" strings={ar}>
        {window}
      </Provider>,
    )

  it('an uncontrolled window can be open from the start, and returns focus to its trigger when it closes', async () => {
    shown(
      <Dialog defaultOpen trigger={<button type="button">افتح</button>} title={<b>العقد</b>}>
        <DialogClose>
          <button type="button">فهمت</button>
        </DialogClose>
      </Dialog>,
    )
    expect(screen.getByRole('dialog', { name: 'العقد' })).toBeTruthy()
    await press(named('فهمت'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(named('افتح'))
  })

  it('a controlled window reports the change and stays closed until `open` changes', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>()
    shown(
      <Dialog
        open={false}
        onOpenChange={onOpenChange}
        trigger={<button type="button">افتح</button>}
        title="العقد"
      >
        نص
      </Dialog>,
    )
    await press(named('افتح'))
    expect(onOpenChange).toHaveBeenCalledWith(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
