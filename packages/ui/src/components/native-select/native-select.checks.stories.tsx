import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { NativeSelect } from './index.ts'
import { nativeSelectKeyTable } from './native-select.keys.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'عدد أفراد الأسرة',
    placeholder: 'اختيار',
    hint: 'يساعدنا على ترشيح الأنسب',
    error: 'يلزم اختيار العدد.',
    names: ['شخصان أو أقل', 'من ثلاثة إلى خمسة', 'ستة فأكثر'],
    long: 'عدد أفراد الأسرة المقيمين في المنزل بشكل دائم مع الأطفال وكبار السن ومن في حكمهم من الزوار',
  },
  en: {
    label: 'People in the household',
    placeholder: 'Choose',
    hint: 'It helps us to suggest the right one',
    error: 'Choose a number to go on.',
    names: ['Two or fewer', 'Three to five', 'Six or more'],
    long: 'The number of people who live in the household for good, with children, the elderly and regular visitors',
  },
})

const meta = {
  title: 'Checks/NativeSelect',
  component: NativeSelect,
  tags: ['!autodocs'],
  args: { label: '', options: [] },
} satisfies Meta<typeof NativeSelect>

export default meta
type Story = StoryObj<typeof NativeSelect>

const options = (names: readonly string[]): { value: string; label: string }[] =>
  names.map((label, index) => ({ value: String(index), label }))

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { label, placeholder, hint, error, names } = words(context)
    return (
      <Grid>
        <MatrixRow name="states">
          <NativeSelect
            className="w-72"
            label={label}
            placeholder={placeholder}
            hint={hint}
            options={options(names)}
          />
          <NativeSelect className="w-72" label={label} defaultValue="1" required options={options(names)} />
          <NativeSelect
            className="w-72"
            label={label}
            placeholder={placeholder}
            error={error}
            options={options(names)}
          />
          <NativeSelect className="w-72" label={label} disabled defaultValue="1" options={options(names)} />
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const { long, names } = words(context)
    return <NativeSelect label={long} hint={long} error={long} options={options(names)} />
  },
  play: expectToFit,
}

const checks: { [Row in keyof typeof nativeSelectKeyTable]: DocumentedKeyCheck } = {
  reach: async ({ canvas, press }) => {
    await press()
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
  leave: async ({ canvas, press }) => {
    canvas.getByRole('combobox').focus()
    await press()
    await expect(canvas.getByRole('combobox')).not.toHaveFocus()
  },
}

const keyboard: Story = {
  render: (_, context) => (
    <NativeSelect label={words(context).label} options={options(words(context).names)} />
  ),
}
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(nativeSelectKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(nativeSelectKeyTable, checks, 'en') }
