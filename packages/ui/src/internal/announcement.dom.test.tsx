import { fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Announcement } from './announcement.tsx'
import { liveRegions } from './live-regions.ts'

const said = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[data-announcer] p')].map(({ textContent }) => textContent)

beforeEach(() => {
  // Other tests of the window may have left a region.
  for (const region of document.querySelectorAll('[data-announcer]')) region.remove()
})
afterEach(() => {
  vi.useRealTimers()
})

it('Announcement says a value when it changes, and not the one that the page opens with', () => {
  const { rerender } = render(<Announcement text="37 plans" />)
  fireEvent.keyDown(document.body)
  expect(said()).toEqual([])
  rerender(<Announcement text="9 plans" />)
  rerender(<Announcement text="9 plans" />)
  expect(said()).toEqual(['9 plans'])
})

it('Announcement keeps its value while it loads, and takes an empty text as one', () => {
  const { rerender } = render(<Announcement text={undefined} />)
  rerender(<Announcement text="37 plans" />)
  rerender(<Announcement text={undefined} />)
  rerender(<Announcement text="37 plans" />)
  expect(said()).toEqual([])
  fireEvent.pointerDown(document.body)
  rerender(<Announcement text="" />)
  rerender(<Announcement text="37 plans" />)
  expect(said()).toEqual(['37 plans'])
})

it('Announcement removes what it said, and is heard beside an open window', () => {
  vi.useFakeTimers()
  const { rerender } = render(<Announcement text="1" />)
  fireEvent.input(document.body)
  rerender(<Announcement text="2" />)
  const region = document.querySelector('[data-announcer]')
  expect(region && liveRegions.has(region)).toBe(true)
  vi.advanceTimersByTime(5_000)
  expect(said()).toEqual([])
})

it('Announcement says nothing before the customer has acted', () => {
  const { rerender } = render(<Announcement text="1" />)
  rerender(<Announcement text="2" />)
  expect(said()).toEqual([])
})
