import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { neighbourhoods } from '../combobox/testing/neighbourhoods.ts'
import { MultiSelect } from './index.ts'
import { multiSelectKeyTable } from './multi-select.keys.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'الأحياء',
    placeholder: 'بحث',
    hint: 'التي تريدون العمل فيها',
    error: 'يلزم حي واحد على الأقل.',
    long: 'الحي الذي تصل إليه العاملة مع السائق كما هو مسجل في العنوان الوطني لصاحب العقد لدى البريد السعودي',
  },
  en: {
    label: 'Neighbourhoods',
    placeholder: 'Search',
    hint: 'Where you want to work',
    error: 'Choose at least one neighbourhood.',
    long: 'The neighbourhood the worker comes to with the driver, as it is registered in the national address',
  },
})

const meta = {
  title: 'Checks/MultiSelect',
  component: MultiSelect,
  tags: ['!autodocs'],
  args: { label: '', options: [] },
} satisfies Meta<typeof MultiSelect>

export default meta
type Story = StoryObj<typeof MultiSelect>

const list = (context: { globals: Readonly<Record<string, unknown>> }): ReturnType<typeof neighbourhoods> =>
  neighbourhoods(context.globals['locale'] === 'en' ? 'en' : 'ar')
const three = ['riyadh-olaya', 'riyadh-malqa', 'riyadh-yasmin']

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { label, placeholder, hint, error } = words(context)
    const options = list(context)
    return (
      <Grid>
        <MatrixRow name="states">
          <MultiSelect
            className="w-72"
            label={label}
            placeholder={placeholder}
            hint={hint}
            options={options}
          />
          <MultiSelect className="w-72" label={label} required defaultValue={three} options={options} />
          <MultiSelect
            className="w-72"
            label={label}
            error={error}
            defaultValue={['riyadh-olaya']}
            options={options}
          />
          <MultiSelect className="w-72" label={label} disabled defaultValue={three} options={options} />
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const { long } = words(context)
    return (
      <MultiSelect
        className="w-72"
        label={long}
        hint={long}
        defaultValue={['long', 'other']}
        valueLabels={{ other: long }}
        options={[{ value: 'long', label: long }]}
      />
    )
  },
  play: expectToFit,
}

type Test = Parameters<DocumentedKeyCheck>[0]
const input = (test: Test): HTMLElement => test.canvas.getByRole('combobox')
const chosen = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input[name=neighbourhood]')].map(({ value }) => value)
const chips = (test: Test): HTMLElement[] =>
  test.canvas.queryAllByRole('listitem').flatMap((item: HTMLElement) => [...item.querySelectorAll('button')])
const closed = async (test: Test): Promise<void> => {
  input(test).focus()
  if (test.canvas.queryByRole('listbox')) await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(test.canvas.queryByRole('listbox')).toBeNull())
}
const opened = async (test: Test): Promise<void> => {
  await closed(test)
  await userEvent.keyboard('{ArrowDown}')
  await test.canvas.findByRole('listbox')
}
const active = (test: Test): number => {
  const at = input(test).getAttribute('aria-activedescendant')
  return test.canvas.getAllByRole('option').findIndex((option: HTMLElement) => option.id === at)
}
/** Chooses options until two are selected. */
const two = async (test: Test): Promise<void> => {
  await closed(test)
  while (chips(test).length < 2) {
    await opened(test)
    for (let steps = 0; steps <= chips(test).length + 4; steps++) await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('{Enter}')
  }
  await closed(test)
}

const checks: { [Row in keyof typeof multiSelectKeyTable]: DocumentedKeyCheck } = {
  reach: async (test) => {
    await test.press()
    await expect(input(test)).toHaveFocus()
  },
  open: async (test) => {
    await closed(test)
    await test.press()
    await test.canvas.findByRole('listbox')
  },
  next: async (test) => {
    await opened(test)
    const before = active(test)
    await test.press()
    await expect(active(test)).toBe(before + 1)
  },
  previous: async (test) => {
    await opened(test)
    await userEvent.keyboard('{ArrowDown}')
    const before = active(test)
    await test.press()
    await expect(active(test)).toBe(before - 1)
  },
  choose: async (test) => {
    await opened(test)
    const before = chosen().length
    await test.press()
    await expect(Math.abs(chosen().length - before)).toBe(1)
    await expect(test.canvas.getByRole('listbox')).toBeVisible()
  },
  close: async (test) => {
    await opened(test)
    await test.press()
    await waitFor(() => expect(test.canvas.queryByRole('listbox')).toBeNull())
  },
  takeOutLast: async (test) => {
    await two(test)
    const before = chosen()
    await test.press()
    await expect(chosen()).toEqual(before.slice(0, -1))
    await expect(input(test)).toHaveFocus()
  },
  toChosen: async (test) => {
    await two(test)
    await test.press()
    await expect(chips(test).at(-1)).toHaveFocus()
    await test.press()
    await expect(chips(test).at(-2)).toHaveFocus()
  },
  takeOut: async (test) => {
    await two(test)
    const before = chosen()
    chips(test).at(-1)?.focus()
    await test.press()
    await expect(chosen()).toEqual(before.slice(0, -1))
    await expect(input(test)).toHaveFocus()
  },
}

const keyboard: Story = {
  render: (_, context) => (
    <MultiSelect
      className="w-72"
      name="neighbourhood"
      label={words(context).label}
      defaultValue={three}
      options={list(context).slice(0, 12)}
    />
  ),
}
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(multiSelectKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(multiSelectKeyTable, checks, 'en') }
