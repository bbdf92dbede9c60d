import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { comboboxMeta } from './combobox.meta.ts'
import { Combobox } from './index.ts'
import type { ComboboxOption } from './index.ts'
import { Stack } from '../stack/index.ts'
import { neighbourhoods } from './testing/neighbourhoods.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'الحي',
    hint: 'جزء من اسمه، بالعربية أو الإنجليزية',
    placeholder: 'البحث عن حيّكم',
    address: 'الحي المسجل في العنوان الوطني',
    typed: 'اندلس',
    found: 'الأندلس',
    city: 'المدينة',
    retry: 'محاولة أخرى',
    failed: 'تعذّر جلب القائمة',
  },
  en: {
    label: 'Neighbourhood',
    hint: 'Type a part of its name, in Arabic or English',
    placeholder: 'Search for your neighbourhood',
    address: 'Neighbourhood of the national address',
    typed: 'andal',
    found: 'Al Andalus',
    city: 'City',
    retry: 'Try again',
    failed: 'We couldn’t load the list',
  },
})

const meta = {
  title: 'Components/Inputs/Combobox',
  component: Combobox,
  parameters: { kit: comboboxMeta },
  args: { label: '', options: [], onValueChange: fn() },
  argTypes: { label: { control: false }, options: { control: false } },
  render: (args, context) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <Combobox
        {...args}
        label={words(context).label}
        hint={words(context).hint}
        placeholder={words(context).placeholder}
        options={neighbourhoods(context.globals['locale'] === 'en' ? 'en' : 'ar')}
      />
    </div>
  ),
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof Combobox>

export const Default: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const { label, typed, found } = words({ globals })
    const canvas = within(canvasElement)
    const input = canvas.getByRole('combobox', { name: label })
    await userEvent.type(input, typed)
    await userEvent.click(await canvas.findByRole('option', { name: new RegExp(found) }))
    await expect(input).toHaveValue(found)
    await expect(args.onValueChange).toHaveBeenCalledWith('riyadh-andalus')
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

/** The search also matches names of the other language, as people read them on street signs. */
export const InTheOtherLanguage: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const english = globals['locale'] === 'en'
    await userEvent.type(canvas.getByRole('combobox'), english ? 'الملقا' : 'malqa')
    await waitFor(() =>
      expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
        expect.stringContaining(english ? 'Al Malqa' : 'الملقا'),
      ]),
    )
  },
}

type Answer = 'loading' | 'failed' | 'there'

function Remote({ locale, label, hint }: { locale: 'ar' | 'en'; label: string; hint: string }): ReactNode {
  const [answer, setAnswer] = useState<Answer>('there')
  const [options, setOptions] = useState<readonly ComboboxOption[]>([])
  return (
    <div style={{ maxInlineSize: '24rem' }}>
      <Combobox
        label={label}
        hint={hint}
        options={options}
        loading={answer === 'loading'}
        failed={answer === 'failed'}
        onSearch={(query) => {
          setOptions([])
          setAnswer(query.length > 2 ? 'failed' : query ? 'loading' : 'there')
        }}
        onRetry={() => {
          setOptions(neighbourhoods(locale).slice(0, 5))
          setAnswer('there')
        }}
      />
    </div>
  )
}

/**
 * The search is asynchronous: two letters wait for a response, the third fails, and a retry loads the list.
 */
export const FromAfar: Story = {
  render: (_, context) => (
    <Remote
      locale={context.globals['locale'] === 'en' ? 'en' : 'ar'}
      label={words(context).address}
      hint={words(context).hint}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    const { failed, retry } = words({ globals })
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox'), 'ab')
    await expect(canvas.queryByRole('option')).toBeNull()
    await userEvent.type(canvas.getByRole('combobox'), 'c')
    await expect(canvas.getAllByText(failed).length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('button', { name: retry }))
    await expect(await canvas.findAllByRole('option')).toHaveLength(5)
  },
}

function HeldText({ locale, label, hint }: { locale: 'ar' | 'en'; label: string; hint: string }): ReactNode {
  const [text, setText] = useState('')
  return (
    <Stack style={{ maxInlineSize: '24rem' }}>
      <Combobox
        label={label}
        hint={hint}
        inputValue={text}
        onInputValueChange={setText}
        options={neighbourhoods(locale)}
      />
      <output style={{ color: 'var(--sk-color-text-muted)' }}>{text}</output>
    </Stack>
  )
}

/** The caller controls the text of the input. */
export const TextHeldByTheCaller: Story = {
  render: (_, context) => (
    <HeldText
      locale={context.globals['locale'] === 'en' ? 'en' : 'ar'}
      label={words(context).label}
      hint={words(context).hint}
    />
  ),
  play: async ({ canvas, globals }) => {
    const { typed, found } = words({ globals })
    const input = canvas.getByRole('combobox')
    const text = canvas.getByRole('status')
    await userEvent.type(input, typed)
    await expect(text).toHaveTextContent(typed)
    await userEvent.keyboard('{Enter}')
    await expect(text).toHaveTextContent(found)
    await expect(input).toHaveValue(found)
    // Typed text that was not chosen is discarded.
    await userEvent.type(input, 'x')
    await userEvent.tab()
    await expect(text).toHaveTextContent(found)
    await userEvent.click(input)
    await userEvent.keyboard('{Escape}{Escape}')
    await expect(text).toBeEmptyDOMElement()
  },
}
