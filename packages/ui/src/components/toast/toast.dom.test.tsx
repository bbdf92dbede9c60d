import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ar } from '../../strings/ar.ts'
import { Provider } from '../provider/provider.tsx'
import { ToastProvider, useToast } from './index.ts'
import type { ToastApi } from './index.ts'

let toast: ToastApi

const shown = (): string[] => screen.queryAllByRole('listitem').map((item) => item.textContent ?? '')
const pass = (milliseconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
const look = (state: 'hidden' | 'visible'): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  const { result } = renderHook(() => useToast(), {
    wrapper: ({ children }) => (
      <Provider locale="ar" strings={ar}>
        <ToastProvider>{children}</ToastProvider>
      </Provider>
    ),
  })
  toast = result.current
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a toast', () => {
  it('a toast of success disappears after 2.5 seconds @constant:toast', () => {
    act(() => void toast.success('حُفظ'))
    pass(2499)
    expect(shown()).toHaveLength(1)
    pass(1)
    expect(shown()).toEqual([])
  })

  it('a toast with a button is one sentence for a screen reader', () => {
    act(() => void toast.success('حُذف العنوان.', { action: { label: 'تراجع', onPress: () => undefined } }))
    expect(screen.getByRole('status').textContent).toBe('نجاح: حُذف العنوان، مع زر: تراجع')
  })

  it('a toast of an error stays until it is closed', () => {
    act(() => void toast.error('تعذّر الحفظ'))
    pass(60_000)
    expect(shown()).toHaveLength(1)
    fireEvent.click(screen.getByRole('button'))
    expect(shown()).toEqual([])
  })

  it('a toast can be closed by its caller', () => {
    let close = (): void => undefined
    act(() => {
      close = toast.error('لا اتصال')
    })
    act(() => close())
    expect(shown()).toEqual([])
  })

  it.each([
    [
      'the pointer is on it',
      () => fireEvent.pointerEnter(screen.getByRole('list')),
      () => fireEvent.pointerLeave(screen.getByRole('list')),
    ],
    [
      'focus is in it',
      () => act(() => screen.getByRole('button').focus()),
      () => act(() => screen.getByRole('button').blur()),
    ],
    ['its tab is hidden', () => look('hidden'), () => look('visible')],
  ])('a toast pauses while %s, and then has its full time again', (_, begin, end) => {
    act(() => void toast.success('حُفظ'))
    pass(2000)
    begin()
    pass(60_000)
    expect(shown()).toHaveLength(1)
    end()
    pass(2499)
    expect(shown()).toHaveLength(1)
    pass(1)
    expect(shown()).toEqual([])
  })

  it('a toast waits while three are shown, and its time starts afterwards', () => {
    act(() => {
      for (const text of ['١', '٢', '٣']) toast.error(text)
      toast.success('حُفظ')
    })
    pass(10_000)
    expect(shown()).toHaveLength(3)
    const [first] = screen.getAllByRole('button')
    if (first) fireEvent.click(first)
    expect(shown().some((text) => text.includes('حُفظ'))).toBe(true)
    pass(2500)
    expect(shown()).toHaveLength(2)
  })

  it('an error is shown at once, before what only informs', () => {
    act(() => {
      for (const text of ['١', '٢', '٣', '٤']) toast.info(text)
      toast.success('حُفظ')
      toast.error('تعذّر الحفظ')
      toast.warning('ينتهي العرض اليوم')
    })
    const [first, second, third] = shown()
    expect(first).toContain('تعذّر الحفظ')
    expect(second).toContain('ينتهي العرض اليوم')
    expect(third).toContain('١')
    expect(screen.getByRole('status').textContent).toContain('تعذّر الحفظ')
  })

  it('a toast stays as long as its caller says', () => {
    act(() => void toast.success('حُفظ', { duration: 8000 }))
    act(() => void toast.info('جارٍ الرفع', { duration: Infinity }))
    pass(7999)
    expect(shown()).toHaveLength(2)
    pass(1)
    expect(shown()).toHaveLength(1)
    pass(600_000)
    expect(shown()).toHaveLength(1)
  })

  it.each([
    ['resolves', () => Promise.resolve(3), 'رُفعت 3'],
    ['rejects', () => Promise.reject(new Error('413')), 'تعذّر الرفع: 413'],
  ])('a toast follows a promise that %s', async (_, start, text) => {
    const promise: Promise<number> = start()
    act(() => {
      toast.promise(promise, {
        loading: 'جارٍ الرفع',
        success: (count) => `رُفعت ${count}`,
        error: (reason) => `تعذّر الرفع: ${reason instanceof Error ? reason.message : ''}`,
      })
    })
    expect(shown()).toEqual([expect.stringContaining('جارٍ الرفع')])
    await act(() => promise.catch(() => undefined))
    expect(shown()).toEqual([expect.stringContaining(text)])
  })

  it('a toast is announced in a polite live region and takes no focus', () => {
    act(() => void toast.error('تعذّر الحفظ'))
    const status = screen.getByRole('status')
    expect(status.textContent).toContain('تعذّر الحفظ')
    expect(status.getAttribute('aria-live')).toBe('polite')
    expect(document.activeElement).toBe(document.body)
  })
})
