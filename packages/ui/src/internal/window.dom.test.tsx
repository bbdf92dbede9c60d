import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { AlertDialog } from '../components/alert-dialog/index.ts'
import { Dialog, DialogClose } from '../components/dialog/index.ts'
import { Provider } from '../components/provider/index.ts'
import { ToastProvider } from '../components/toast/index.ts'
import { ar } from '../strings/ar.ts'
import { fillDomGaps } from '../testers/dom-gaps.ts'

beforeAll(fillDomGaps)
/** Radix gives focus back, and listens for presses, a moment later. */
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

describe('a window hides the page from screen readers', () => {
  it('for as long as it stands', () => {
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

  it('but not what is said in toasts', () => {
    render(<Page />)
    expect(hidden(screen.getByRole('status'))).toBe(false)
    expect(hidden(screen.getByRole('region'))).toBe(false)
  })

  it('and leaves hidden what its author hid', () => {
    const own = document.createElement('div')
    own.setAttribute('aria-hidden', 'true')
    document.body.append(own)
    const { rerender } = render(<Page />)
    rerender(<Page open={false} />)
    expect(own.getAttribute('aria-hidden')).toBe('true')
  })

  it('also when the menu that opened it closes after it and shows the page again', async () => {
    // as Radix's menus mark what they hide
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

describe('a window over a layer of Radix', () => {
  it('leaves hidden what that layer still hides', () => {
    const { rerender } = render(<Page open={false} />)
    const root = screen.getByRole('main')
    root.setAttribute('aria-hidden', 'true')
    root.setAttribute('data-aria-hidden', 'true')
    rerender(<Page />)
    rerender(<Page open={false} />)
    expect(hidden(root)).toBe(true)
  })
})

describe('focus', () => {
  it('that is taken into the page comes back to where it was', () => {
    render(<Page />)
    named('في النافذة').focus()
    named('في الصفحة').focus()
    expect(document.activeElement).toBe(named('في النافذة'))
  })

  it('stays with what was put over the window', () => {
    render(<Page />)
    const over = document.createElement('button')
    document.body.append(over)
    over.focus()
    expect(document.activeElement).toBe(over)
  })

  it('goes to the window when what had it is gone', async () => {
    const { rerender } = render(<Page inside={<button type="button">يذهب</button>} />)
    named('يذهب').focus()
    rerender(<Page />)
    await microtasks()
    expect(document.activeElement).toBe(screen.getByRole('dialog'))
  })
})

describe('a press', () => {
  it('on the scrim closes the window', async () => {
    const onClose = vi.fn<() => void>()
    render(<Page onClose={onClose} />)
    await press(scrim())
    expect(onClose).toHaveBeenCalledWith(false)
  })

  it('in a window over it does not', async () => {
    const onClose = vi.fn<() => void>()
    render(<Page above onClose={onClose} />)
    await press(named('في التي فوقها'))
    expect(onClose).not.toHaveBeenCalled()
  })

  it('that asks for a menu does not', async () => {
    const onClose = vi.fn<() => void>()
    render(<Page onClose={onClose} />)
    await press(scrim(), 2)
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('a window that holds its own state', () => {
  const shown = (window: ReactNode) =>
    render(
      <Provider locale="ar" strings={ar}>
        {window}
      </Provider>,
    )

  it('is open from the start where it is asked to be, and gives focus to its trigger when it closes', async () => {
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

  it('asks its caller where the caller holds it', async () => {
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

  it('stays where the act that was confirmed fails', async () => {
    let fail: (reason: Error) => void = () => undefined
    const failed = new Promise<void>((_, reject) => {
      fail = reject
    })
    const unhandled = vi.fn<() => void>()
    process.once('unhandledRejection', unhandled)
    shown(
      <AlertDialog defaultOpen title="هل تلغي؟" description="نص" confirm="إلغاء" onConfirm={() => failed} />,
    )
    await press(named('إلغاء'))
    expect(named('إلغاء').getAttribute('aria-disabled')).toBe('true')
    fail(new Error('offline'))
    await aMoment()
    expect(screen.getByRole('alertdialog')).toBeTruthy()
    expect(named('إلغاء').getAttribute('aria-disabled')).not.toBe('true')
    expect(unhandled).toHaveBeenCalledOnce()
  })
})
