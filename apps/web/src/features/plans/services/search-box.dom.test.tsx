import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { LocaleProviders } from '../../../shared/testing/locale-providers.tsx'
import { SearchBox } from './search-box.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const onSearch = vi.fn()
const box = (search: string) => (
  <LocaleProviders locale="en">
    <SearchBox search={search} onSearch={onSearch} />
  </LocaleProviders>
)
const field = () => screen.getByRole('searchbox')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const pause = () =>
  act(() => {
    vi.advanceTimersByTime(1000)
  })

test('typed text stays in the search box until the URL follows', () => {
  const { rerender } = render(box(''))
  type('nan')
  pause()
  expect(onSearch).toHaveBeenLastCalledWith('nan')
  expect(field()).toHaveProperty('value', 'nan')
  type('nanny')
  rerender(box('nan'))
  expect(field()).toHaveProperty('value', 'nanny')
})

test('a changed URL replaces the text in the search box', () => {
  const { rerender } = render(box('nan'))
  rerender(box('cook'))
  expect(field()).toHaveProperty('value', 'cook')
})
