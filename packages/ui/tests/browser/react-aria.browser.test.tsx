import { User, pointerMap } from '@react-aria/test-utils'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { AlertDialog } from '../../src/components/alert-dialog/index.ts'
import { Button } from '../../src/components/button/index.ts'
import { CheckboxGroup } from '../../src/components/checkbox/index.ts'
import { Combobox } from '../../src/components/combobox/index.ts'
import { Dialog } from '../../src/components/dialog/index.ts'
import { Drawer } from '../../src/components/drawer/index.ts'
import { Menu } from '../../src/components/menu/index.ts'
import { MultiSelect } from '../../src/components/multi-select/index.ts'
import { Popover } from '../../src/components/popover/index.ts'
import { RadioGroup } from '../../src/components/radio-group/index.ts'
import { SegmentedControl } from '../../src/components/segmented-control/index.ts'
import { Select } from '../../src/components/select/index.ts'
import { Table } from '../../src/components/table/index.ts'
import { Tabs } from '../../src/components/tabs/index.ts'
import { mountOnEmptyPage, operatedLocales } from './mount-on-empty-page.tsx'

// The testers of react-aria know nothing of this kit, so they show what others expect of a pattern.

const three = ['one', 'two', 'three']
const options = three.map((label) => ({ value: label, label }))
const rows = three.map((name) => ({ name }))
const wholeWindow = { title: 'title', children: <Button>inside</Button> }

type Way = 'mouse' | 'keyboard' | 'touch'

function userBy(interactionType: Way): User {
  const user = new User({ interactionType })
  // The testers press keys without a pause, while Radix moves focus a moment after a key.
  Object.assign(user, { user: userEvent.setup({ delay: 10, pointerMap }) })
  return user
}

/** Waits for the first element that matches. */
async function drawn(role: string): Promise<HTMLElement> {
  await expect.poll(() => document.querySelector(role)).not.toBeNull()
  const element = document.querySelector(role)
  if (!(element instanceof HTMLElement)) throw new Error(`No ${role}`)
  return element
}

const focusInside = (role: string) =>
  expect.poll(() => document.activeElement?.closest(role) !== null).toBe(true)

const ways = ['mouse', 'keyboard', 'touch'] as const

describe.each(operatedLocales.flatMap((locale) => ways.map((way) => [locale, way] as const)))(
  'react-aria’s tester in %s by %s',
  (locale, way) => {
    const direction = locale === 'ar' ? 'rtl' : 'ltr'
    const user = userBy(way)
    const draw = async (role: string, children: ReactNode): Promise<HTMLElement> => {
      mountOnEmptyPage(locale, children)
      return await drawn(role)
    }

    it('react-aria’s tester selects in a CheckboxGroup', async () => {
      const root = await draw('fieldset', <CheckboxGroup label="group" options={options} />)
      const tester = user.createTester('CheckboxGroup', { root })
      await tester.toggleCheckbox({ checkbox: 'two' })
      await tester.toggleCheckbox({ checkbox: 2 })
      await tester.toggleCheckbox({ checkbox: 'two' })
      expect(tester.getSelectedCheckboxes()).toEqual([tester.findCheckbox({ indexOrText: 2 })])
    })

    it.each([
      ['RadioGroup', <RadioGroup key="radios" label="group" options={options} />],
      ['SegmentedControl', <SegmentedControl key="segments" label="group" options={options} />],
    ])('react-aria’s tester operates a %s', async (_, group) => {
      const root = await draw('fieldset', group)
      const tester = user.createTester('RadioGroup', { root, direction })
      for (const name of ['three', 'two']) {
        await tester.triggerRadio({ radio: name })
        expect(tester.getSelectedRadio()).toBe(tester.findRadio({ indexOrText: name }))
      }
    })

    it('react-aria’s tester selects in a Select', async () => {
      const root = await draw('[role=combobox]', <Select label="select" options={options} />)
      const tester = user.createTester('Select', { root })
      await tester.open()
      await focusInside('[role=option]')
      await tester.toggleOptionSelection({ option: 'three' })
      expect(root.textContent).toBe('three')
      await expect.poll(() => getComputedStyle(root).pointerEvents).not.toBe('none')
      await tester.open()
      await focusInside('[role=option]')
      const list = user.createTester('ListBox', { root: await drawn('[role=listbox]') })
      await list.toggleOptionSelection({ option: 'one' })
      await expect.poll(() => root.textContent).toBe('one')
      await expect.poll(() => getComputedStyle(root).pointerEvents).not.toBe('none')
      await tester.open()
      await tester.close()
      expect(tester.getListbox()).toBeNull()
    })

    it('react-aria’s tester selects in a Combobox', async () => {
      const root = await draw('[role=combobox]', <Combobox label="combobox" options={options} />)
      const tester = user.createTester('ComboBox', { root })
      await tester.open()
      expect(tester.getOptions()).toHaveLength(three.length)
      await tester.toggleOptionSelection({ option: 'two' })
      await expect.element(page.getByRole('combobox')).toHaveValue('two')
      await tester.open()
      await tester.close()
      expect(tester.getListbox()).toBeNull()
    })

    it('react-aria’s tester selects in a MultiSelect', async () => {
      const onValueChange = vi.fn<(value: readonly string[]) => void>()
      const root = await draw(
        '[role=combobox]',
        <MultiSelect label="several" options={options} onValueChange={onValueChange} />,
      )
      const tester = user.createTester('ComboBox', { root })
      await tester.open()
      await tester.toggleOptionSelection({ option: 'one' })
      await tester.toggleOptionSelection({ option: 'three' })
      expect(onValueChange).toHaveBeenLastCalledWith(['one', 'three'])
      await tester.close()
      expect(tester.getListbox()).toBeNull()
    })

    it.each([
      ['Dialog', 'modal', <Dialog key="dialog" trigger={<Button>open</Button>} {...wholeWindow} />],
      ['Drawer', 'modal', <Drawer key="drawer" trigger={<Button>open</Button>} {...wholeWindow} />],
      [
        'AlertDialog',
        'modal',
        <AlertDialog
          key="alert"
          trigger={<Button>open</Button>}
          title="title"
          description="text"
          confirm="yes"
          cancel="no"
          onConfirm={() => undefined}
        />,
      ],
      [
        'Popover',
        'popover',
        <Popover key="popover" label="panel" trigger={<Button>open</Button>}>
          <Button>inside</Button>
        </Popover>,
      ],
    ] as const)('react-aria’s tester opens and closes a %s', async (_, overlayType, whole) => {
      const root = await draw('button', whole)
      const tester = user.createTester('Dialog', { root, overlayType })
      await tester.open()
      await expect.poll(() => tester.getDialog()?.contains(document.activeElement)).toBe(true)
      await tester.close()
      expect(tester.getDialog()).toBeNull()
      await expect.poll(() => document.activeElement).toBe(tester.getTrigger())
    })

    it('react-aria’s tester activates entries of a Menu', async () => {
      const onSelect = vi.fn<() => void>()
      const items = [{ label: 'one' }, { label: 'two', onSelect }]
      const root = await draw('button', <Menu trigger={<Button>open</Button>} items={items} />)
      const tester = user.createTester('Menu', { root })
      await tester.open()
      await focusInside(way === 'keyboard' ? '[role=menuitem]' : '[role=menu]')
      await tester.toggleOptionSelection({ option: 'two' })
      expect(onSelect).toHaveBeenCalledOnce()
      await tester.open({ direction: 'down' })
      await tester.close()
      expect(tester.getMenu()).toBeNull()
    })

    it.each(['horizontal', 'vertical'] as const)(
      'react-aria’s tester selects %s Tabs',
      async (orientation) => {
        const items = three.map((value) => ({ value, label: value, content: `panel ${value}` }))
        const root = await draw(
          '[role=tablist]',
          <Tabs label="tabs" items={items} orientation={orientation} />,
        )
        const tester = user.createTester('Tabs', { root, direction })
        for (const name of ['three', 'one', 'two']) {
          await tester.triggerTab({ tab: name })
          await expect.poll(() => tester.getSelectedTab()?.textContent).toBe(name)
          await expect.poll(() => tester.getActiveTabpanel()?.textContent).toBe(`panel ${name}`)
        }
      },
    )

    describe('the Table tester', () => {
      const onSortChange = vi.fn<(sort: unknown) => void>()
      const table = (props: object): ReactNode => (
        <Table
          caption="table"
          onSortChange={onSortChange}
          columns={[
            { id: 'name', header: 'name', rowHeader: true, sortable: true, cell: ({ name }) => name },
            { id: 'length', header: 'letters', cell: ({ name }) => name.length },
          ]}
          rows={rows}
          rowKey={({ name }) => name}
          {...props}
        />
      )

      it('react-aria’s Table tester finds rows and sorts them', async () => {
        const root = await draw('[role=table]', table({}))
        const tester = user.createTester('Table', { root, direction })
        expect(tester.getRowHeaders().map(({ textContent }) => textContent)).toEqual(three)
        // A column header contains a button, as in the authoring practices, and is not a button itself.
        const column = tester.getColumns()[0]?.querySelector('button')
        if (!column) throw new Error('No button in the head')
        await tester.toggleSort({ column })
        expect(onSortChange).toHaveBeenCalledWith({ column: 'name', order: 'ascending' })
      })

      it('react-aria’s Table tester selects rows', async () => {
        const onSelectedKeysChange = vi.fn<(keys: readonly string[]) => void>()
        const rowName = ({ name }: (typeof rows)[number]): string => name
        const root = await draw('[role=table]', table({ rowName, onSelectedKeysChange }))
        const tester = user.createTester('Table', { root, direction })
        await tester.toggleRowSelection({ row: 'two' })
        await tester.toggleRowSelection({ row: 2 })
        await tester.toggleRowSelection({ row: 'two' })
        expect(onSelectedKeysChange).toHaveBeenLastCalledWith(['three'])
      })
    })
  },
)

// The mouse of the tester has no position, so it cannot move between menus, and its keyboard always opens a
// submenu with the right arrow.
it.each(['keyboard', 'touch'] as const)(
  'the react-aria tester by %s activates an entry of a submenu',
  async (way) => {
    const onSelect = vi.fn<() => void>()
    const items = [{ label: 'one' }, { label: 'two', items: [{ label: 'inner', onSelect }] }]
    mountOnEmptyPage('en', <Menu trigger={<Button>open</Button>} items={items} />)
    const tester = userBy(way).createTester('Menu', { root: await drawn('button') })
    await tester.open()
    await focusInside(way === 'keyboard' ? '[role=menuitem]' : '[role=menu]')
    const inner = await tester.openSubmenu({ submenuTrigger: 'two' })
    await inner.toggleOptionSelection({ option: 'inner' })
    expect(onSelect).toHaveBeenCalledOnce()
  },
)
