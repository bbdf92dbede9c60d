import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { en } from '../../strings/en.ts'
import { fillDomGaps } from '../../testers/index.ts'
import { Button } from '../button/button.tsx'
import { Provider } from '../provider/provider.tsx'
import { Menu } from './index.ts'

fillDomGaps()
afterEach(cleanup)

const trigger = (): HTMLElement => screen.getByRole('button', { name: 'More', hidden: true })

describe('the button of a Menu', () => {
  beforeEach(() => {
    render(
      <Provider locale="en" strings={en}>
        <Menu trigger={<Button>More</Button>} items={[{ label: 'Share' }]} />
      </Provider>,
    )
  })

  it('opens and closes the menu by a click without a pointer, as of a script or a switch', async () => {
    fireEvent.click(trigger())
    expect(await screen.findByRole('menuitem', { name: 'Share' })).toBeDefined()
    fireEvent.click(trigger())
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  })

  it('opens the menu once by a pointer', async () => {
    await userEvent.click(trigger())
    expect(await screen.findByRole('menuitem', { name: 'Share' })).toBeDefined()
  })
})

it('a separator ends a group with a heading, so that what follows has none', async () => {
  render(
    <Provider locale="en" strings={en}>
      <Menu
        trigger={<Button>More</Button>}
        items={[{ heading: 'Order' }, { label: 'Share' }, 'line', { label: 'Sign out' }]}
      />
    </Provider>,
  )
  fireEvent.click(trigger())
  const group = await screen.findByRole('group', { name: 'Order' })
  expect(within(group).getByRole('menuitem', { name: 'Share' })).toBeDefined()
  expect(within(group).queryByRole('menuitem', { name: 'Sign out' })).toBeNull()
  expect(screen.getByRole('menuitem', { name: 'Sign out' })).toBeDefined()
})
