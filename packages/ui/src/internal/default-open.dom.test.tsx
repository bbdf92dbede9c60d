import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Menu } from '../components/menu/menu.tsx'
import { Popover } from '../components/popover/popover.tsx'
import { Provider } from '../components/provider/provider.tsx'
import { Select, SelectItem } from '../components/select/select.tsx'
import { Tooltip } from '../components/tooltip/tooltip.tsx'
import { en } from '../strings/en.ts'
import { fillDomGaps } from '../testers/dom-gaps.ts'

fillDomGaps()
afterEach(cleanup)

const button = <button type="button">Open</button>
const parts = (
  <Select label="Worker" defaultOpen>
    <SelectItem value="1" textValue="Eva">
      <i>أ</i>
    </SelectItem>
    <SelectItem value="2" textValue="Grace">
      <i>ب</i>
    </SelectItem>
  </Select>
)

describe('components that are open from the start', () => {
  const opened: Record<string, ReactElement> = {
    menu: <Menu trigger={button} items={[{ label: 'Print' }]} defaultOpen />,
    dialog: (
      <Popover label="Prices" trigger={button} defaultOpen>
        …
      </Popover>
    ),
    tooltip: (
      <Tooltip text="Help" defaultOpen>
        {button}
      </Tooltip>
    ),
    listbox: parts,
  }
  it.each(Object.entries(opened))(
    'a component with defaultOpen is open at first and closes on Escape: %s',
    async (role, element) => {
      render(
        <Provider locale="en" strings={en}>
          {element}
        </Provider>,
      )
      const user = userEvent.setup()
      expect(screen.getByRole(role)).toBeDefined()
      await user.keyboard('{Escape}')
      expect(screen.queryByRole(role)).toBeNull()
    },
  )

  it('a Select made of SelectItems finds an item by its `textValue`', async () => {
    render(
      <Provider locale="en" strings={en}>
        {parts}
      </Provider>,
    )
    const user = userEvent.setup()
    await user.keyboard('{Escape}')
    screen.getByRole('combobox').focus()
    await user.keyboard('g')
    expect(screen.getByRole('combobox').textContent).toContain('ب')
  })
})
