import { afterEach, describe, expect, it, vi } from 'vitest'
import { lockScroll } from './lock-scroll.ts'

/** Simulates a scroll bar of fifteen pixels. */
function withBar(side: 'left' | 'right'): void {
  const page = document.documentElement
  vi.spyOn(page, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15)
  vi.spyOn(page, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(side === 'left' ? 15 : 0, 0, window.innerWidth - 15, 100),
  )
}

afterEach(() => {
  vi.restoreAllMocks()
  document.body.removeAttribute('style')
})

describe('a page with a scroll lock', () => {
  it('a page with a scroll lock does not scroll until the last window is closed', () => {
    const first = lockScroll()
    const second = lockScroll()
    expect(document.body.style.overflow).toBe('hidden')
    first()
    expect(document.body.style.overflow).toBe('hidden')
    second()
    expect(document.body.style.overflow).toBe('')
  })

  it('releasing a scroll lock restores the styles of the app', () => {
    document.body.style.overflow = 'clip'
    lockScroll()()
    expect(document.body.style.overflow).toBe('clip')
  })

  it.each(['left', 'right'] as const)(
    'a scroll lock keeps the width of a scroll bar on the %s, so that nothing moves',
    (side) => {
      document.body.style.setProperty(`margin-${side}`, '8px')
      withBar(side)
      const free = lockScroll()
      expect(document.body.style.getPropertyValue(`margin-${side}`)).toBe('23px')
      // Another scroll lock writes `!important` into a style sheet, so this margin must be
      // important too.
      expect(document.body.style.getPropertyPriority(`margin-${side}`)).toBe('important')
      free()
      expect(document.body.style.getPropertyValue(`margin-${side}`)).toBe('8px')
    },
  )

  it('a scroll lock reserves no width if the scroll bar overlays the page', () => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth)
    const free = lockScroll()
    expect(document.body.style.marginRight).toBe('')
    free()
  })
})
