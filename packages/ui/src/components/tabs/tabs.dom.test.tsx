import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ar } from '../../strings/ar.ts'
import { fillDomGaps } from '../../testers/index.ts'
import { Provider } from '../provider/index.ts'
import { Tabs, TabsPanel } from './index.ts'

fillDomGaps()
afterEach(cleanup)

const items = ['one', 'two'].map((value) => ({
  value,
  label: <em>{value}</em>,
  content: <input aria-label={`answer ${value}`} />,
}))

const draw = (keepMounted: boolean): void => {
  render(
    <Provider locale="ar" strings={ar}>
      <Tabs label="parts" items={items} keepMounted={keepMounted} />
    </Provider>,
  )
}

it.each([
  [true, 'typed'],
  [false, ''],
])(
  'in Tabs with keepMounted %s, a field of a panel that is shown again contains “%s”',
  async (keepMounted, text) => {
    const user = userEvent.setup()
    draw(keepMounted)
    await user.type(screen.getByRole('textbox', { name: 'answer one' }), 'typed')
    await user.click(screen.getByRole('tab', { name: 'two' }))
    // Whether the hidden panel is kept mounted or not, only the field of the visible panel is
    // accessible.
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
    await user.click(screen.getByRole('tab', { name: 'one' }))
    expect(screen.getByRole('textbox', { name: 'answer one' })).toHaveProperty('value', text)
  },
)

it('a TabsPanel outside of Tabs throws an error that names the missing parent', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  expect(() => render(<TabsPanel value="one">text</TabsPanel>)).toThrow(/^<TabsPanel>: needs <Tabs>/)
})

it('vertical Tabs are a horizontal row in a narrow window', async () => {
  const user = userEvent.setup()
  render(
    <Provider locale="ar" strings={ar}>
      <Tabs label="parts" items={items} orientation="vertical" />
    </Provider>,
  )
  // jsdom has no media queries. `fillDomGaps` answers no to each, as a phone would.
  expect(screen.getByRole('tablist').getAttribute('aria-orientation')).toBe('horizontal')
  await user.click(screen.getByRole('tab', { name: 'one' }))
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { name: 'two' }).getAttribute('aria-selected')).toBe('true')
})

it('a click without a pointer, as of a script or a switch, selects a tab', () => {
  draw(false)
  fireEvent.click(screen.getByRole('tab', { name: 'two' }))
  expect(screen.getByRole('tab', { name: 'two' }).getAttribute('aria-selected')).toBe('true')
})
