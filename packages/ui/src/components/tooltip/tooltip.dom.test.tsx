import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ar } from '../../strings/ar.ts'
import { fillDomGaps } from '../../testers/index.ts'
import { Provider } from '../provider/index.ts'
import { Tooltip } from './index.ts'

fillDomGaps()
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.runAllTimers()
  vi.useRealTimers()
})

const draw = () =>
  render(
    <Provider locale="ar" strings={ar}>
      {['one', 'two'].map((name) => (
        <Tooltip key={name} text={`about ${name}`}>
          <button type="button">{name}</button>
        </Tooltip>
      ))}
    </Provider>,
  )
const passes = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}
const hover = (name: string): void => {
  const button = screen.getByRole('button', { name })
  fireEvent.pointerEnter(button)
  fireEvent.pointerMove(button, { pointerType: 'mouse' })
}
const leave = (name: string): void => {
  fireEvent.pointerLeave(screen.getByRole('button', { name }))
  fireEvent.keyDown(document, { key: 'Escape' })
}
const shown = (): string[] => screen.queryAllByRole('tooltip').map((each) => each.textContent ?? '')

it('a tooltip appears after 400 ms on the first button of a row, and at once on the next', () => {
  draw()
  hover('one')
  passes(399)
  expect(shown()).toEqual([])
  passes(1)
  expect(shown()).toEqual(['about one'])
  leave('one')
  hover('two')
  passes(1)
  expect(shown()).toEqual(['about two'])
})

it('a tooltip appears after 400 ms again, once none was shown for 300 ms', () => {
  draw()
  hover('one')
  passes(400)
  leave('one')
  passes(300)
  hover('two')
  passes(399)
  expect(shown()).toEqual([])
  passes(1)
  expect(shown()).toEqual(['about two'])
})

it('a controlled tooltip reports changes and opens only if its caller says so', () => {
  const onOpenChange = vi.fn<(open: boolean) => void>()
  render(
    <Provider locale="ar" strings={ar}>
      <Tooltip text="about" open={false} onOpenChange={onOpenChange}>
        <button type="button">one</button>
      </Tooltip>
    </Provider>,
  )
  hover('one')
  passes(400)
  expect(onOpenChange).toHaveBeenCalledWith(true)
  expect(shown()).toEqual([])
})
