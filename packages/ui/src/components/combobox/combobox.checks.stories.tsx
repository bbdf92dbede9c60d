import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { comboboxKeyTable } from './combobox.keys.ts'
import { Combobox, type ComboboxProps } from './index.ts'
import { neighbourhoods } from './testing/neighbourhoods.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'الحي',
    placeholder: 'بحث',
    hint: 'كما في العنوان الوطني',
    error: 'يلزم اختيار الحي من القائمة.',
    title: 'عنوان جديد',
    nothing: /لا شيء بهذا الاسم/,
    long: 'الحي الذي تصل إليه العاملة مع السائق كما هو مسجل في العنوان الوطني لصاحب العقد لدى البريد السعودي',
  },
  en: {
    label: 'Neighbourhood',
    placeholder: 'Search',
    hint: 'As in the national address',
    error: 'Choose the neighbourhood from the list.',
    title: 'New address',
    nothing: /Nothing by that name/,
    long: 'The neighbourhood the worker comes to with the driver, as it is registered in the national address',
  },
})

const meta = {
  title: 'Checks/Combobox',
  component: Combobox,
  tags: ['!autodocs'],
  args: { label: '', options: [] },
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof Combobox>

const list = (context: { globals: Readonly<Record<string, unknown>> }): ReturnType<typeof neighbourhoods> =>
  neighbourhoods(context.globals['locale'] === 'en' ? 'en' : 'ar')

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { label, placeholder, hint, error } = words(context)
    const options = list(context)
    return (
      <Grid>
        <MatrixRow name="states">
          <Combobox className="w-72" label={label} placeholder={placeholder} hint={hint} options={options} />
          <Combobox className="w-72" label={label} defaultValue="riyadh-malqa" required options={options} />
          <Combobox
            className="w-72"
            label={label}
            placeholder={placeholder}
            error={error}
            options={options}
          />
          <Combobox className="w-72" label={label} disabled defaultValue="riyadh-malqa" options={options} />
        </MatrixRow>
      </Grid>
    )
  },
}

// Waits until the panel has faded in. Before, axe would measure the wrong colours.
const settled = async (panel: Element | null): Promise<void> => {
  await Promise.all(panel?.getAnimations().map(({ finished }) => finished) ?? [])
}

export const Opened: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => (
    <div className="min-h-96">
      <Combobox
        className="w-72"
        label={words(context).label}
        options={list(context)}
        defaultValue="riyadh-yasmin"
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox'))
    const options = await canvas.findAllByRole('option')
    await expect(options).toHaveLength(60)
    await settled(canvas.getByRole('listbox').parentElement)
    await expect(options[2]).toHaveAttribute('aria-selected', 'true')
    const box = canvas.getByRole('combobox').parentElement?.getBoundingClientRect()
    const panel = canvas.getByRole('listbox').parentElement?.getBoundingClientRect()
    await expect(Math.abs((box?.x ?? 0) - (panel?.x ?? 0))).toBeLessThan(2)
    await expect(Math.abs((box?.width ?? 0) - (panel?.width ?? 0))).toBeLessThan(2)
  },
}

export const Nothing: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => (
    <div className="min-h-40">
      <Combobox className="w-72" label={words(context).label} options={list(context)} />
    </div>
  ),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox'), 'ظظظ')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    const text = canvas.getByText(words({ globals }).nothing)
    await settled(text.closest('[popover]'))
    await expect(text).toBeVisible()
  },
}

export const DrawsMoreNearTheEnd: Story = {
  render: (_, context) => <Combobox label={words(context).label} options={list(context)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox'))
    const box = await canvas.findByRole('listbox')
    box.scrollTop = box.scrollHeight
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(60))
    await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '312')
  },
}

const closed = fn()
/** Escape closes the list and leaves the dialog open. */
export const InADialog: Story = {
  render: (_, context) => (
    <Dialog open onOpenChange={closed} title={words(context).title}>
      <Combobox label={words(context).label} options={list(context)} />
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    closed.mockClear()
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('combobox'))
    await page.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull())
    await expect(closed).not.toHaveBeenCalled()
    await expect(page.getByRole('combobox')).toHaveFocus()
  },
}

function Late({ label, options }: Pick<ComboboxProps, 'label' | 'options'>): ReactNode {
  const [isThere, setIsThere] = useState(false)
  return (
    <div className="grid gap-3">
      <Combobox
        label={label}
        options={isThere ? options : []}
        loading={!isThere}
        onSearch={() => undefined}
      />
      <Button onClick={() => setIsThere(true)}>{label}</Button>
    </div>
  )
}

export const KeepsWhatEnterAskedFor: Story = {
  render: (_, context) => <Late label={words(context).label} options={list(context)} />,
  play: async ({ canvas, globals }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'x{Enter}')
    // The options of this story load only after a press on another element.
    await userEvent.click(canvas.getByRole('button', { name: words({ globals }).label }))
    await expect(canvas.getByRole('combobox')).toHaveValue(list({ globals })[0]?.label ?? '')
  },
}

const ArrivesLater = (props: ComboboxProps): ReactNode => {
  const [value, setValue] = useState<string | null>(null)
  return (
    <>
      <Combobox {...props} value={value} onValueChange={setValue} />
      <button
        type="button"
        tabIndex={-1}
        onPointerDown={(event) => {
          event.preventDefault()
          setValue('riyadh-narjis')
        }}
      >
        …
      </button>
    </>
  )
}

export const TypingReplacesALateValue: Story = {
  render: (_, context) => <ArrivesLater label={words(context).label} options={list(context)} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await userEvent.pointer({ keys: '[MouseLeft>]', target: canvas.getByRole('button', { name: '…' }) })
    await waitFor(() => expect(input).not.toHaveValue(''))
    await expect(input).toHaveFocus()
    await userEvent.keyboard('م')
    await expect(input).toHaveValue('م')
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const { long } = words(context)
    return <Combobox label={long} hint={long} error={long} placeholder={long} options={list(context)} />
  },
  play: expectToFit,
}

type Test = Parameters<DocumentedKeyCheck>[0]
const input = ({ canvas }: Test): HTMLInputElement => canvas.getByRole('combobox')
const close = async (test: Test): Promise<void> => {
  if (test.canvas.queryByRole('listbox')) await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(test.canvas.queryByRole('listbox')).toBeNull())
}
const open = async (test: Test): Promise<void> => {
  await close(test)
  input(test).focus()
  await userEvent.keyboard('{ArrowDown}')
  await test.canvas.findByRole('listbox')
}
const expectAt = async (test: Test, index: number): Promise<void> => {
  await expect(input(test)).toHaveAttribute(
    'aria-activedescendant',
    test.canvas.getAllByRole('option')[index]?.id,
  )
  await expect(input(test)).toHaveFocus()
}

const checks: { [Row in keyof typeof comboboxKeyTable]: DocumentedKeyCheck } = {
  reach: async (test) => {
    await test.press()
    await expect(input(test)).toHaveFocus()
  },
  open: async (test) => {
    await close(test)
    input(test).focus()
    await test.press()
    await test.canvas.findByRole('listbox')
    await expectAt(test, 0)
  },
  next: async (test) => {
    await open(test)
    await test.press()
    await expectAt(test, 1)
  },
  previous: async (test) => {
    await open(test)
    await test.press()
    await expectAt(test, 2)
    await test.press()
    await expectAt(test, 1)
  },
  choose: async (test) => {
    await open(test)
    await userEvent.keyboard('{ArrowDown}')
    await test.press()
    await expect(test.canvas.queryByRole('listbox')).toBeNull()
    await expect(input(test)).toHaveValue(list({ globals: { locale: test.locale } })[1]?.label ?? '')
  },
  close: async (test) => {
    const before = input(test).value
    await userEvent.type(input(test), 'x')
    await test.press()
    await expect(test.canvas.queryByRole('listbox')).toBeNull()
    await expect(input(test)).toHaveValue(before)
  },
  leave: async (test) => {
    const { label } = list({ globals: { locale: test.locale } })[2] ?? { label: '' }
    await userEvent.clear(input(test))
    await userEvent.type(input(test), label)
    await test.press()
    await expect(test.canvas.queryByRole('listbox')).toBeNull()
    await expect(input(test)).not.toHaveFocus()
    await expect(input(test)).toHaveValue(label)
    await expect(test.canvas.getByRole('button')).not.toHaveFocus()
  },
  caret: async (test) => {
    input(test).focus()
    input(test).setSelectionRange(1, 1)
    await test.press()
    await expect(input(test).selectionStart).toBe(test.key === 'Home' ? 0 : input(test).value.length)
  },
  clear: async (test) => {
    await userEvent.type(input(test), '{ArrowDown}{ArrowDown}{Enter}')
    await test.press()
    await expect(input(test)).toHaveValue('')
    await expect(input(test)).toHaveFocus()
  },
}

const keyboard: Story = {
  render: (_, context) => <Combobox label={words(context).label} options={list(context).slice(0, 3)} />,
}
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(comboboxKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(comboboxKeyTable, checks, 'en') }
