import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import { focusFirstControl } from '../../story-kit/focus.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { RadioGroup } from './index.ts'
import type { RadioOption } from './index.ts'
import { radioGroupKeyTable } from './radio-group.keys.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'الجنسية المفضلة',
    names: ['الفلبين', 'إندونيسيا', 'كينيا', 'سريلانكا'],
    hint: 'تصل خلال 45 يومًا',
    reason: 'غير متاحة حاليًا',
    error: 'يلزم اختيار الجنسية.',
    price: 'من 12,000',
    long: 'عاملة منزلية بخبرة لا تقل عن ثلاث سنوات في العمل داخل المملكة العربية السعودية ومعرفة بالطبخ الشعبي',
  },
  en: {
    label: 'Preferred nationality',
    names: ['Philippines', 'Indonesia', 'Kenya', 'Sri Lanka'],
    hint: 'Arrives within 45 days',
    reason: 'Not available now',
    error: 'Choose a nationality to go on.',
    price: 'from 12,000',
    long: 'A domestic worker with at least three years of experience within the Kingdom and knowledge of its cooking',
  },
})

const meta = {
  title: 'Checks/RadioGroup',
  component: RadioGroup,
  tags: ['!autodocs'],
  args: { label: '', options: [] },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof RadioGroup>

const options = ({ names, hint, reason, price }: ReturnType<typeof words>, rich: boolean): RadioOption[] =>
  names.map((label, index) => ({
    value: String(index),
    label,
    disabled: index === 3,
    ...(rich ? { hint: index === 3 ? reason : hint, end: price } : {}),
  }))

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const content = words(context)
    return (
      <Grid>
        {(['list', 'card'] as const).map((variant) => (
          <MatrixRow key={variant} name={variant}>
            <RadioGroup
              variant={variant}
              label={content.label}
              options={options(content, false)}
              defaultValue="1"
            />
            <RadioGroup
              variant={variant}
              label={content.label}
              hint={content.hint}
              options={options(content, true)}
              defaultValue="0"
              required
            />
            <RadioGroup
              variant={variant}
              label={content.label}
              options={options(content, false)}
              error={content.error}
            />
            <RadioGroup
              variant={variant}
              label={content.label}
              options={options(content, true)}
              defaultValue="1"
              disabled
            />
          </MatrixRow>
        ))}
      </Grid>
    )
  },
  play: focusFirstControl,
}

export const LongText: Story = {
  render: (_, context) => {
    const { long, price } = words(context)
    const two = ['a', 'b'].map((value) => ({ value, label: long, hint: long, end: price }))
    return (
      <div className="grid gap-4">
        <RadioGroup label={long} hint={long} options={two} error={long} />
        <RadioGroup label={long} variant="card" options={two} defaultValue="a" />
      </div>
    )
  },
  play: expectToFit,
}

type Canvas = Parameters<DocumentedKeyCheck>[0]['canvas']
const radios = (canvas: Canvas): HTMLElement[] => canvas.getAllByRole('radio')
const start = async (canvas: Canvas, index: number): Promise<void> => {
  const radio = radios(canvas)[index]
  if (radio) await userEvent.click(radio)
}
const expectChosen = async (canvas: Canvas, index: number): Promise<void> => {
  await expect(radios(canvas)[index]).toHaveFocus()
  await expect(radios(canvas)[index]).toBeChecked()
}

const checks: { [Row in keyof typeof radioGroupKeyTable]: DocumentedKeyCheck } = {
  reach: async ({ canvas, press }) => {
    await press()
    await expect(radios(canvas)[0]).toHaveFocus()
  },
  choose: async ({ canvas, press }) => {
    radios(canvas)[0]?.focus()
    await press()
    await expectChosen(canvas, 0)
  },
  next: async ({ canvas, press }) => {
    await start(canvas, 0)
    await press()
    await expectChosen(canvas, 1)
    await start(canvas, 2)
    await press()
    await expectChosen(canvas, 0)
  },
  previous: async ({ canvas, press }) => {
    await start(canvas, 1)
    await press()
    await expectChosen(canvas, 0)
    await press()
    await expectChosen(canvas, 2)
  },
}

const keyboard: Story = {
  render: (_, context) => (
    <RadioGroup label={words(context).label} options={options(words(context), false)} />
  ),
}
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(radioGroupKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(radioGroupKeyTable, checks, 'en') }

/** Two cards fit side by side. Three are stacked, because the third one would leave a gap. */
export const LeavesNoHole: Story = {
  render: (_, context) => {
    const content = words(context)
    const all = options(content, true)
    return (
      <div style={{ inlineSize: '36rem', maxInlineSize: '100%' }}>
        <RadioGroup label={content.label} options={all.slice(0, 3)} variant="card" />
      </div>
    )
  },
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('radio').map((radio) => radio.closest('label')?.offsetWidth)
    const group = canvas.getByRole('group').offsetWidth
    await expect(widths).toEqual([group, group, group])
  },
}
