import { afterEach, describe, expect, it, vi } from 'vitest'
import { holdScroll } from './hold-scroll.ts'

/** The browser's bar takes fifteen pixels beside the page. */
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

describe('a page that is held', () => {
  it('does not scroll until the last window over it has gone', () => {
    const first = holdScroll()
    const second = holdScroll()
    expect(document.body.style.overflow).toBe('hidden')
    first()
    expect(document.body.style.overflow).toBe('hidden')
    second()
    expect(document.body.style.overflow).toBe('')
  })

  it('gets back what its author had written', () => {
    document.body.style.overflow = 'clip'
    holdScroll()()
    expect(document.body.style.overflow).toBe('clip')
  })

  it.each(['left', 'right'] as const)('keeps the room of a bar on the %s, so that nothing moves', (side) => {
    document.body.style.setProperty(`margin-${side}`, '8px')
    withBar(side)
    const free = holdScroll()
    expect(document.body.style.getPropertyValue(`margin-${side}`)).toBe('23px')
    // a lock of another kind writes `!important` into a style sheet
    expect(document.body.style.getPropertyPriority(`margin-${side}`)).toBe('important')
    free()
    expect(document.body.style.getPropertyValue(`margin-${side}`)).toBe('8px')
  })

  it('keeps no room where the bar lies over the page', () => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth)
    const free = holdScroll()
    expect(document.body.style.marginRight).toBe('')
    free()
  })
})
