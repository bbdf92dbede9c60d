import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { MultiSelect } from './index.ts'
import type { ComboboxOption } from './index.ts'
import { multiSelectMeta } from './multi-select.meta.ts'

const skills = [
  ['cooking', 'الطبخ', 'Cooking'],
  ['baking', 'الخَبز والحلويات', 'Baking and sweets'],
  ['cleaning', 'التنظيف', 'Cleaning'],
  ['ironing', 'الكي والغسيل', 'Laundry and ironing'],
  ['children', 'رعاية الأطفال', 'Childcare'],
  ['newborns', 'رعاية الرضّع', 'Newborn care'],
  ['elderly', 'رعاية كبار السن', 'Elderly care'],
  ['driving', 'القيادة', 'Driving'],
  ['gardening', 'العناية بالحديقة', 'Gardening'],
  ['arabic', 'التحدث بالعربية', 'Speaks Arabic'],
  ['english', 'التحدث بالإنجليزية', 'Speaks English'],
] as const

const arabic: readonly ComboboxOption[] = skills.map(([value, label, keywords]) => ({
  value,
  label,
  keywords,
}))
const english: readonly ComboboxOption[] = skills.map(([value, keywords, label]) => ({
  value,
  label,
  keywords,
}))

const words = textsInToolbarLanguage({
  ar: {
    options: arabic,
    label: 'المهارات المطلوبة',
    hint: 'ما يهمّكم، ونرشّح لكم من تجيده',
    placeholder: 'البحث عن مهارة',
    error: 'تلزم مهارة واحدة على الأقل.',
    typed: 'طبخ',
    cooking: 'الطبخ',
    take: 'إزالة الطبخ',
    one: 'أُضيف الطبخ. اختيار واحد',
    apply: 'عرض العاملات',
  },
  en: {
    options: english,
    label: 'Skills you need',
    hint: 'Choose what matters; we suggest workers who do it well',
    placeholder: 'Search for a skill',
    error: 'Choose at least one skill.',
    typed: 'cook',
    cooking: 'Cooking',
    take: 'Remove Cooking',
    one: 'Cooking added. 1 chosen',
    apply: 'Show the workers',
  },
})

const meta = {
  title: 'Components/Inputs/MultiSelect',
  component: MultiSelect,
  parameters: { kit: multiSelectMeta },
  args: { label: '', options: [], onValueChange: fn() },
  argTypes: { label: { control: false }, options: { control: false } },
  render: (args, context) => {
    const { options, label, hint, placeholder } = words(context)
    return (
      <div style={{ maxInlineSize: '28rem' }}>
        <MultiSelect {...args} label={label} hint={hint} placeholder={placeholder} options={options} />
      </div>
    )
  },
} satisfies Meta<typeof MultiSelect>

export default meta
type Story = StoryObj<typeof MultiSelect>

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const { label, typed, cooking, take, one } = words({ globals })
    const input = canvas.getByRole('combobox', { name: label })
    await userEvent.type(input, typed)
    await userEvent.click(await canvas.findByRole('option', { name: cooking }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['cooking'])
    await expect(within(document.body).getByText(one)).toBeInTheDocument()
    // The list stays open for the next choice and shows all options again.
    await expect(input).toHaveValue('')
    await expect(canvas.getAllByRole('option')).toHaveLength(skills.length)
    await expect(canvas.getByRole('option', { name: cooking })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: take }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([])
    await expect(input).toHaveFocus()
    await userEvent.tab()
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull())
  },
}

export const Chosen: Story = {
  args: { defaultValue: ['cooking', 'children', 'arabic', 'ironing'] },
}

export const Invalid: Story = {
  render: (args, context) => (
    <div style={{ maxInlineSize: '28rem' }}>
      <MultiSelect
        {...args}
        required
        label={words(context).label}
        error={words(context).error}
        placeholder={words(context).placeholder}
        options={words(context).options}
      />
    </div>
  ),
}

const sent = fn()

/** Each value is sent under this name, like the values of a group of checkboxes. */
export const InAForm: Story = {
  render: (_, context) => (
    <form
      style={{ display: 'grid', maxInlineSize: '28rem', gap: '1rem' }}
      onSubmit={(event) => {
        event.preventDefault()
        sent(new FormData(event.currentTarget).getAll('skill'))
      }}
    >
      <MultiSelect
        name="skill"
        label={words(context).label}
        options={words(context).options}
        defaultValue={['cooking', 'driving']}
      />
      <Button type="submit">{words(context).apply}</Button>
    </form>
  ),
  play: async ({ canvasElement, globals }) => {
    sent.mockClear()
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: words({ globals }).apply }))
    await expect(sent).toHaveBeenCalledWith(['cooking', 'driving'])
  },
}
