import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Accordion } from '../../src/components/accordion/index.ts'
import { AlertDialog } from '../../src/components/alert-dialog/index.ts'
import { Button } from '../../src/components/button/index.ts'
import { Combobox } from '../../src/components/combobox/index.ts'
import { DatePicker } from '../../src/components/date-picker/index.ts'
import { Dialog, DialogClose } from '../../src/components/dialog/index.ts'
import { Drawer, DrawerClose } from '../../src/components/drawer/index.ts'
import { Menu } from '../../src/components/menu/index.ts'
import { MultiSelect } from '../../src/components/multi-select/index.ts'
import { Popover } from '../../src/components/popover/index.ts'
import { RadioGroup } from '../../src/components/radio-group/index.ts'
import { SegmentedControl } from '../../src/components/segmented-control/index.ts'
import { Select } from '../../src/components/select/index.ts'
import { Stepper } from '../../src/components/stepper/index.ts'
import { Switch } from '../../src/components/switch/index.ts'
import { Table } from '../../src/components/table/index.ts'
import { Tabs } from '../../src/components/tabs/index.ts'
import { Tooltip } from '../../src/components/tooltip/index.ts'
import { mountOnEmptyPage, operatedLocales } from './mount-on-empty-page.tsx'

// Tests the patterns of the ARIA Authoring Practices with the keyboard of a real browser, in both
// directions.

const three = ['one', 'two', 'three']
const options = three.map((label) => ({ value: label, label }))
const shiftTab = '{Shift>}{Tab}{/Shift}'

/** Describes the focused element by its value, its day or its name. */
function whereFocusIs(): string {
  const element = document.activeElement
  if (element instanceof HTMLInputElement && element.type === 'radio') return element.value
  const name = element?.getAttribute('data-day') ?? element?.getAttribute('aria-label')
  return name ?? element?.textContent?.trim() ?? ''
}
const expectFocus = (name: string) => expect.poll(whereFocusIs).toBe(name)
const expectInside = (role: string) =>
  expect.poll(() => document.activeElement?.closest(`[role=${role}]`) !== null).toBe(true)
const expectGone = (role: string) => expect.poll(() => document.querySelector(`[role=${role}]`)).toBeNull()
const focus = async (selector: string): Promise<void> => {
  await expect.poll(() => document.querySelector(selector)).not.toBeNull()
  document.querySelector<HTMLElement>(selector)?.focus()
}
const byName = (role: 'button' | 'tab', name: string) => page.getByRole(role, { name, exact: true })
const focusButton = async (name: string): Promise<void> => {
  await expect.element(byName('button', name)).toBeVisible()
  const element = byName('button', name).element()
  if (element instanceof HTMLElement) element.focus()
}

describe.each(operatedLocales)('the authoring patterns in %s', (locale) => {
  const next = locale === 'ar' ? '{ArrowLeft}' : '{ArrowRight}'
  const previous = locale === 'ar' ? '{ArrowRight}' : '{ArrowLeft}'
  const keys = async (text: string): Promise<void> => {
    await userEvent.keyboard(text.replaceAll('{Next}', next).replaceAll('{Previous}', previous))
  }
  const between = (children: ReactNode): void =>
    mountOnEmptyPage(
      locale,
      <>
        <button type="button">before</button>
        {children}
        <button type="button">after</button>
      </>,
    )

  describe.each([
    [
      'a Dialog',
      <Dialog
        key="dialog"
        trigger={<Button>open</Button>}
        title="title"
        footer={
          <DialogClose>
            <Button>done</Button>
          </DialogClose>
        }
      >
        <Button>inside</Button>
      </Dialog>,
    ],
    [
      'a Drawer',
      <Drawer
        key="drawer"
        trigger={<Button>open</Button>}
        title="title"
        footer={
          <DrawerClose>
            <Button>done</Button>
          </DrawerClose>
        }
      >
        <Button>inside</Button>
      </Drawer>,
    ],
  ])('keyboard use of %s', (_, drawn) => {
    it.each(['{Enter}', ' '])('a dialog window opens with “%s” and takes focus', async (key) => {
      between(drawn)
      await focusButton('open')
      await keys(key)
      await expectInside('dialog')
      await expect.element(page.getByRole('dialog')).toBeVisible()
    })

    it.each(['{Tab}', shiftTab])('a dialog window traps focus on repeated %s', async (key) => {
      between(drawn)
      await focusButton('open')
      await keys('{Enter}')
      await expectInside('dialog')
      for (let presses = 0; presses < 5; presses++) {
        await keys(key)
        await expectInside('dialog')
      }
      await expect.element(page.getByRole('dialog')).toBeVisible()
    })

    it('a dialog window is closed by Escape and gives the focus back', async () => {
      between(drawn)
      await focusButton('open')
      await keys('{Enter}')
      await expectInside('dialog')
      await keys('{Escape}')
      await expectGone('dialog')
      await expectFocus('open')
    })

    it('a dialog window closes by its own button and returns focus', async () => {
      between(drawn)
      await focusButton('open')
      await keys('{Enter}')
      await focusButton('done')
      await keys('{Enter}')
      await expectGone('dialog')
      await expectFocus('open')
    })
  })

  describe('an AlertDialog', () => {
    const open = async (key = '{Enter}'): Promise<void> => {
      between(
        <AlertDialog
          trigger={<Button>open</Button>}
          title="title"
          description="text"
          confirm="yes"
          cancel="no"
          onConfirm={() => undefined}
        />,
      )
      await focusButton('open')
      await keys(key)
      await expectFocus('no')
    }

    it.each(['{Enter}', ' '])('an AlertDialog opens with “%s” and focuses the cancel button', async (key) => {
      await open(key)
      await expect.element(page.getByRole('alertdialog')).toBeVisible()
    })

    it.each(['{Tab}', shiftTab])('an AlertDialog wraps around with %s', async (key) => {
      await open()
      await keys(key)
      await expectFocus('yes')
      await keys(key)
      await expectFocus('no')
    })

    it.each(['{Escape}', '{Enter}', ' '])(
      'an AlertDialog closes with “%s” on the cancel button',
      async (key) => {
        await open()
        await keys(key)
        await expectGone('alertdialog')
        await expectFocus('open')
      },
    )
  })

  describe('a Popover', () => {
    const open = async (key = '{Enter}'): Promise<void> => {
      between(
        <Popover label="panel" trigger={<Button>open</Button>}>
          <Button>first</Button>
          <Button>second</Button>
        </Popover>,
      )
      await focusButton('open')
      await keys(key)
      await expectFocus('first')
    }

    it.each(['{Enter}', ' '])('a Popover opens with “%s” and focuses its first button', async (key) => {
      await open(key)
      await expect.element(page.getByRole('dialog')).toBeVisible()
    })

    it('a Popover moves focus through its content with Tab', async () => {
      await open()
      await keys('{Tab}')
      await expectFocus('second')
    })

    it('a Popover is closed by Escape and gives the focus back', async () => {
      await open()
      await keys('{Escape}')
      await expectGone('dialog')
      await expectFocus('open')
    })
  })

  describe('Tabs', () => {
    const items = three.map((value) => ({ value, label: value, content: `panel ${value}` }))
    const chosen = async (name: string): Promise<void> => {
      await expectFocus(name)
      await expect.element(byName('tab', name)).toHaveAttribute('aria-selected', 'true')
    }

    it.each([
      ['{Tab}', 'one'],
      ['{Tab} {Next}', 'one two'],
      ['{Tab} {Next} {Next} {Next}', 'one two three one'],
      ['{Tab} {Previous}', 'one three'],
      ['{Tab} {Next} {Previous}', 'one two one'],
      ['{Tab} {End}', 'one three'],
      ['{Tab} {End} {Home}', 'one three one'],
    ])('Tabs select a tab by %s: %s', async (pressed, path) => {
      between(<Tabs label="tabs" items={items} />)
      await focusButton('before')
      const names = path.split(' ')
      for (const [at, key] of pressed.split(' ').entries()) {
        await keys(key)
        await chosen(names[at] ?? '')
      }
      expect(whereFocusIs()).toBe(names.at(-1))
    })

    it.each([
      ['{Tab}{ArrowDown}', 'two'],
      ['{Tab}{ArrowUp}', 'three'],
    ])('vertical Tabs select a tab by %s: %s', async (pressed, name) => {
      between(<Tabs label="tabs" items={items} orientation="vertical" />)
      await focusButton('before')
      await keys(pressed)
      await chosen(name)
      expect(whereFocusIs()).toBe(name)
    })

    it('Tabs move focus to their panel with Tab', async () => {
      between(<Tabs label="tabs" items={items} />)
      await focusButton('before')
      await keys('{Tab}{Tab}')
      await expectFocus('panel one')
    })

    it.each(['{Enter}', ' '])('Tabs with manual activation are selected with “%s”', async (key) => {
      between(<Tabs label="tabs" items={items} activation="manual" />)
      await focusButton('before')
      await keys('{Tab}{Next}')
      await expectFocus('two')
      await expect.element(byName('tab', 'one')).toHaveAttribute('aria-selected', 'true')
      await keys(key)
      await chosen('two')
    })
  })

  describe('a RadioGroup', () => {
    it.each([
      ['{Tab}', 'one', false],
      ['{Tab} ', 'one', true],
      ['{Tab}{Next}', 'two', true],
      ['{Tab}{ArrowDown}', 'two', true],
      ['{Tab}{Previous}', 'three', true],
      ['{Tab}{ArrowUp}', 'three', true],
      ['{Tab}{ArrowUp}{ArrowDown}', 'one', true],
      ['{Tab}{Next}{Previous}', 'one', true],
    ])('a RadioGroup moves focus by %s to the option %s, selected: %s', async (pressed, name, checked) => {
      between(<RadioGroup label="radios" options={options} />)
      await focusButton('before')
      await keys(pressed)
      await expectFocus(name)
      expect(document.querySelector<HTMLInputElement>(`input[value=${name}]`)?.checked).toBe(checked)
    })

    it('a RadioGroup is one tab stop in a form', async () => {
      between(<RadioGroup label="radios" options={options} />)
      await focusButton('before')
      await keys('{Tab}{Tab}')
      await expectFocus('after')
    })
  })

  it.each([
    ['{Tab}{Next}', 'two'],
    ['{Tab}{Previous}', 'three'],
  ])('a SegmentedControl selects by %s the option %s', async (pressed, name) => {
    between(<SegmentedControl label="segments" options={options} />)
    await focusButton('before')
    await keys(pressed)
    await expectFocus(name)
    expect(document.querySelector<HTMLInputElement>(`input[value=${name}]`)?.checked).toBe(true)
  })

  it.each([
    ['{ArrowUp}', '8'],
    ['{ArrowDown}', '6'],
    ['{PageUp}', '12'],
    ['{PageDown}', '2'],
    ['{Home}', '1'],
    ['{End}', '20'],
  ])('a Stepper from 1 to 20 moves by %s from 7 to %s', async (pressed, count) => {
    between(<Stepper label="count" defaultValue={7} min={1} max={20} />)
    await focus('[role=spinbutton]')
    await keys(pressed)
    await expect.element(page.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', count)
  })

  describe('an Accordion', () => {
    const items = three.map((value) => ({ value, title: value, content: `part ${value}` }))

    it.each(['{Enter}', ' '])('an Accordion opens and closes with “%s”', async (key) => {
      between(<Accordion items={items} />)
      await focusButton('one')
      await keys(key)
      await expect.element(byName('button', 'one')).toHaveAttribute('aria-expanded', 'true')
      await keys(key)
      await expect.element(byName('button', 'one')).toHaveAttribute('aria-expanded', 'false')
    })

    it.each([
      ['{ArrowDown}', 'two'],
      ['{ArrowUp}', 'three'],
      ['{End}', 'three'],
      ['{End}{Home}', 'one'],
      ['{Tab}', 'two'],
    ])('an Accordion moves focus by %s to %s', async (pressed, name) => {
      between(<Accordion items={items} />)
      await focusButton('one')
      await keys(pressed)
      await expectFocus(name)
    })
  })

  describe('a Table', () => {
    it.each(['{Enter}', ' '])('a Table sorts with “%s” on a column header', async (key) => {
      const onSortChange = vi.fn<(sort: unknown) => void>()
      between(
        <Table
          caption="table"
          columns={[{ id: 'name', header: 'name', sortable: true, cell: ({ name }) => name }]}
          rows={[{ name: 'one' }]}
          rowKey={({ name }) => name}
          sort={{ column: 'name', order: 'ascending' }}
          onSortChange={onSortChange}
        />,
      )
      await focusButton('before')
      await keys('{Tab}')
      await expect.poll(() => document.activeElement?.closest('th')?.textContent).toContain('name')
      await keys(key)
      expect(onSortChange).toHaveBeenCalledWith({ column: 'name', order: 'descending' })
    })

    it.each([
      ['{Tab} ', ['one', 'two']],
      ['{Tab}{Tab} ', ['one']],
    ])('a Table selects its rows by “%s”: %s', async (pressed, selected) => {
      const onSelectedKeysChange = vi.fn<(keys: readonly string[]) => void>()
      between(
        <Table
          caption="table"
          columns={[{ id: 'name', header: 'name', cell: ({ name }) => name }]}
          rows={[{ name: 'one' }, { name: 'two' }]}
          rowKey={({ name }) => name}
          rowName={({ name }) => name}
          onSelectedKeysChange={onSelectedKeysChange}
        />,
      )
      await focusButton('before')
      await keys(pressed)
      expect(onSelectedKeysChange).toHaveBeenCalledWith(selected)
    })
  })

  it('a Switch toggles with Space', async () => {
    between(<Switch label="switch" />)
    await focusButton('before')
    await keys('{Tab} ')
    await expect.element(page.getByRole('switch')).toBeChecked()
    await keys(' ')
    await expect.element(page.getByRole('switch')).not.toBeChecked()
  })

  describe('the calendar of a DatePicker', () => {
    const open = async (): Promise<void> => {
      between(<DatePicker label="day" today="2026-11-24" defaultValue="2026-11-24" />)
      await focusButton('before')
      await keys('{Tab}{Alt>}{ArrowDown}{/Alt}')
      await expectFocus('2026-11-24')
    }

    it.each([
      ['{Next}', '2026-11-25'],
      ['{Previous}', '2026-11-23'],
      ['{ArrowDown}', '2026-12-01'],
      ['{ArrowUp}', '2026-11-17'],
      ['{Home}', '2026-11-22'],
      ['{End}', '2026-11-28'],
      ['{PageDown}', '2026-12-24'],
      ['{PageUp}', '2026-10-24'],
      ['{Shift>}{PageDown}{/Shift}', '2027-11-24'],
      ['{Shift>}{PageUp}{/Shift}', '2025-11-24'],
    ])('the calendar of a DatePicker moves focus by %s to %s', async (pressed, day) => {
      await open()
      await keys(pressed)
      await expectFocus(day)
    })

    it.each(['{Enter}', ' '])('the calendar of a DatePicker selects its day with “%s”', async (key) => {
      await open()
      await keys(`{Next}${key}`)
      await expectGone('grid')
      await expect.element(page.getByRole('textbox')).toHaveValue('25/11/2026')
    })

    it('the calendar of a DatePicker is closed by Escape without a change', async () => {
      await open()
      await keys('{Next}{Escape}')
      await expectGone('grid')
      await expect.element(page.getByRole('textbox')).toHaveValue('24/11/2026')
    })
  })

  describe('Escape in a Dialog', () => {
    it.each([
      [
        'a Menu',
        'menu',
        <Menu key="menu" trigger={<Button data-inner>inner</Button>} items={[{ label: 'one' }]} />,
      ],
      [
        'a Popover',
        '[data-radix-popper-content-wrapper] [role=dialog]',
        <Popover key="popover" label="panel" trigger={<Button data-inner>inner</Button>}>
          <Button>first</Button>
        </Popover>,
      ],
      ['a Select', 'listbox', <Select key="select" data-inner label="inner" options={options} />],
      ['a Combobox', 'listbox', <Combobox key="combobox" data-inner label="inner" options={options} />],
      ['a DatePicker', 'grid', <DatePicker key="date" data-inner label="inner" today="2026-11-24" />],
    ])('Escape in a Dialog closes what %s has opened, and then the dialog', async (_, opened, inner) => {
      between(
        <Dialog trigger={<Button>open</Button>} title="title">
          {inner}
        </Dialog>,
      )
      const panel = opened.startsWith('[') ? opened : `[role=${opened}]`
      await focusButton('open')
      await keys('{Enter}')
      await focus('[data-inner]')
      await keys(opened === 'grid' || opened === 'listbox' ? '{Alt>}{ArrowDown}{/Alt}' : '{Enter}')
      await expect.poll(() => document.querySelector(panel)).not.toBeNull()
      await keys('{Escape}')
      await expect.poll(() => document.querySelector(panel)).toBeNull()
      await expect.element(page.getByRole('dialog')).toBeVisible()
      await keys('{Escape}')
      await expectGone('dialog')
      await expectFocus('open')
    })
  })

  describe('a Menu', () => {
    const onSelect = vi.fn<() => void>()
    const open = async (key = '{Enter}', first = 'one'): Promise<void> => {
      between(
        <Menu
          trigger={<Button>open</Button>}
          items={[
            { label: 'one', onSelect },
            { label: 'two', checked: false, onCheckedChange: onSelect },
            { label: 'three', items: [{ label: 'inner' }, { label: 'other' }] },
          ]}
        />,
      )
      await focusButton('open')
      await keys(key)
      await expectFocus(first)
    }

    it.each([
      ['{Enter}', 'one'],
      [' ', 'one'],
      ['{ArrowDown}', 'one'],
      ['{ArrowUp}', 'three'],
    ])('a Menu opens with “%s” at %s', async (key, first) => {
      await open(key, first)
      await expect.element(page.getByRole('menu')).toBeVisible()
    })

    it.each([
      ['{ArrowDown}', 'two'],
      ['{ArrowUp}', 'three'],
      ['{End}', 'three'],
      ['{End}{ArrowDown}', 'one'],
      ['{End}{Home}', 'one'],
      ['tw', 'two'],
      ['{End}{Next}', 'inner'],
      ['{End}{Enter}', 'inner'],
      ['{End}{Next}{ArrowDown}', 'other'],
    ])('a Menu moves focus by %s to %s', async (pressed, name) => {
      await open()
      for (const key of pressed.match(/\{\w+\}|\w+/g) ?? []) {
        await keys(key)
        if (key === '{End}') await expectFocus('three')
        if (key === '{Next}') await expectFocus('inner')
      }
      await expectFocus(name)
    })

    it('a Menu closes a submenu with the arrow against the reading direction', async () => {
      await open()
      await keys('{End}')
      await expectFocus('three')
      await keys('{Next}')
      await expectFocus('inner')
      await keys('{Previous}')
      await expectFocus('three')
    })

    it.each(['{Enter}', ' '])('a Menu activates an entry with “%s” and closes', async (key) => {
      await open()
      onSelect.mockClear()
      await keys(key)
      await expectGone('menu')
      expect(onSelect).toHaveBeenCalledOnce()
    })

    it.each(['{Enter}', ' '])('a Menu checks an entry with “%s” and stays open', async (key) => {
      await open()
      onSelect.mockClear()
      await keys('{ArrowDown}')
      await expectFocus('two')
      await keys(key)
      expect(onSelect).toHaveBeenCalledWith(true)
      await expect.element(page.getByRole('menu')).toBeVisible()
    })

    it('a Menu is closed by Escape and gives the focus back', async () => {
      await open()
      await keys('{Escape}')
      await expectGone('menu')
      await expectFocus('open')
    })
  })

  describe('a Select', () => {
    const open = async (key = '{Enter}'): Promise<void> => {
      between(<Select label="select" defaultValue="one" options={options} />)
      await focus('[role=combobox]')
      await keys(key)
      await expectFocus('one')
      expect(document.activeElement?.getAttribute('role')).toBe('option')
    }

    it.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])(
      'a Select opens with “%s” at its selected option',
      async (key) => {
        await open(key)
        await expect.element(page.getByRole('listbox')).toBeVisible()
      },
    )

    it.each([
      ['{ArrowDown}', 'two'],
      ['{ArrowDown} {ArrowUp}', 'two one'],
      ['{End}', 'three'],
      ['{End} {Home}', 'three one'],
      ['{PageDown} {PageUp}', 'three one'],
      ['tw', 'two'],
    ])('a Select moves by %s to the option: %s', async (pressed, path) => {
      await open()
      const names = path.split(' ')
      for (const [at, key] of pressed.split(' ').entries()) {
        await keys(key)
        await expectFocus(names[at] ?? '')
      }
    })

    it('a Select closes with Alt and the up arrow and takes the option', async () => {
      await open()
      await keys('{ArrowDown}')
      await expectFocus('two')
      await keys('{Alt>}{ArrowUp}{/Alt}')
      await expectGone('listbox')
      await expect.element(page.getByRole('combobox')).toHaveTextContent('two')
    })

    it.each(['{Enter}', ' '])('a Select takes an option with “%s”', async (key) => {
      await open()
      await keys('{ArrowDown}')
      await expectFocus('two')
      await keys(key)
      await expectGone('listbox')
      await expect.element(page.getByRole('combobox')).toHaveTextContent('two')
    })

    it('a Select is closed by Escape without a change', async () => {
      await open()
      await keys('{ArrowDown}{Escape}')
      await expectGone('listbox')
      await expect.element(page.getByRole('combobox')).toHaveFocus()
      await expect.element(page.getByRole('combobox')).toHaveTextContent('one')
    })
  })

  describe('a Combobox', () => {
    const active = () =>
      document.getElementById(
        document.querySelector('[role=combobox]')?.getAttribute('aria-activedescendant') ?? '',
      )?.textContent
    const reach = async (): Promise<void> => {
      between(<Combobox label="combobox" options={options} />)
      await focusButton('before')
      await keys('{Tab}')
    }

    it.each([
      ['{ArrowDown}', 'one'],
      ['{ArrowUp}', 'one'],
      ['{ArrowDown}{ArrowDown}', 'two'],
      ['{ArrowDown}{ArrowUp}', 'three'],
      ['tw', 'two'],
    ])('a Combobox keeps focus in the input and moves by %s to %s', async (pressed, name) => {
      await reach()
      await keys(pressed)
      await expect.poll(active).toBe(name)
      await expect.element(page.getByRole('combobox')).toHaveFocus()
    })

    it('a Combobox takes an option with Enter', async () => {
      await reach()
      await keys('{ArrowDown}{ArrowDown}{Enter}')
      await expectGone('listbox')
      await expect.element(page.getByRole('combobox')).toHaveValue('two')
    })

    it('a Combobox is closed by Escape without a change', async () => {
      await reach()
      await keys('{ArrowDown}{ArrowDown}{Escape}')
      await expectGone('listbox')
      await expect.element(page.getByRole('combobox')).toHaveValue('')
    })

    it('a Combobox leaves Home and End to the text', async () => {
      await reach()
      await keys('two{Home}')
      const input = document.querySelector<HTMLInputElement>('[role=combobox]')
      await expect.poll(() => input?.selectionStart).toBe(0)
      await keys('{End}')
      await expect.poll(() => input?.selectionStart).toBe(3)
    })
  })

  describe('a MultiSelect', () => {
    const onValueChange = vi.fn<(value: readonly string[]) => void>()

    it.each([
      ['{ArrowDown}{Enter}', ['one']],
      ['{ArrowDown}{Enter}{ArrowDown}{Enter}', ['one', 'two']],
      ['{ArrowDown}{Enter}{Enter}', []],
      ['{ArrowDown}{Enter}{Backspace}', []],
    ])('a MultiSelect selects by %s the options [%s]', async (pressed, chosen) => {
      onValueChange.mockClear()
      between(<MultiSelect label="several" options={options} onValueChange={onValueChange} />)
      await focusButton('before')
      await keys(`{Tab}${pressed}`)
      expect(onValueChange).toHaveBeenLastCalledWith(chosen)
      await expect.element(page.getByRole('combobox')).toHaveFocus()
    })
  })

  describe('a Tooltip', () => {
    const reach = async (): Promise<void> => {
      between(
        <Tooltip text="about it">
          <Button>button</Button>
        </Tooltip>,
      )
      await focusButton('before')
      await keys('{Tab}')
      await expect.element(page.getByRole('tooltip')).toBeInTheDocument()
    }

    it('a Tooltip appears when its button has focus and disappears with Escape', async () => {
      await reach()
      await keys('{Escape}')
      await expectGone('tooltip')
      await expectFocus('button')
    })

    it('a Tooltip disappears when the focus leaves', async () => {
      await reach()
      await keys('{Tab}')
      await expectGone('tooltip')
      await expectFocus('after')
    })
  })
})
