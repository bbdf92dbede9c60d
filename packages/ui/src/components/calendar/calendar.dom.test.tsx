import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { en } from '../../strings/en.ts'
import { Provider } from '../provider/provider.tsx'
import { Calendar } from './index.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const fridays = (day: string): string | undefined =>
  day === '2026-11-27' ? 'No visits on Friday' : undefined
const draw = (props: object): Element | null =>
  render(
    <Provider locale="en" strings={en}>
      <Calendar label="Day" today="2026-11-21" {...props} />
    </Provider>,
  ).container.querySelector('[data-day="2026-11-27"]')

describe('a day of a Calendar that is unavailable', () => {
  it('is named with its reason', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    expect(draw({ isDateUnavailable: fridays })?.textContent).toContain('No visits on Friday')
    expect(warn).not.toHaveBeenCalled()
  })

  it('is still named by the old prop, which warns once', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    expect(draw({ isDisabled: fridays })?.getAttribute('aria-disabled')).toBe('true')
    draw({ isDisabled: fridays })
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      '<Calendar>: `isDisabled` is called `isDateUnavailable`. The next release drops the old name.',
    )
  })
})
