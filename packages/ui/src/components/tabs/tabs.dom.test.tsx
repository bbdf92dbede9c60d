import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { ar } from '../../strings/ar.ts'
import { fillDomGaps } from '../../testers/index.ts'
import { Provider } from '../provider/index.ts'
import { Tabs } from './index.ts'

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
])('with keepMounted %s a panel that is come back to says “%s”', async (keepMounted, text) => {
  const user = userEvent.setup()
  draw(keepMounted)
  await user.type(screen.getByRole('textbox', { name: 'answer one' }), 'typed')
  await user.click(screen.getByRole('tab', { name: 'two' }))
  // only one panel is there for eyes, ears and keys
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  await user.click(screen.getByRole('tab', { name: 'one' }))
  expect(screen.getByRole('textbox', { name: 'answer one' })).toHaveProperty('value', text)
})
