import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { Stepper } from './index.ts'
import { stepperKeyTable } from './stepper.keys.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'عدد الغرف',
    hint: 'مع المجلس والمطبخ',
    error: 'للمنازل الأكبر من عشر غرف اتصل بنا.',
    say: 'سبع غرف',
    long: 'عدد الغرف التي تحتاج إلى تنظيف في كل زيارة، مع المجلس والمطبخ والملحق الخارجي إن وُجد',
  },
  en: {
    label: 'Number of rooms',
    hint: 'With the sitting room and the kitchen',
    error: 'For homes of more than ten rooms please call us.',
    say: 'Seven rooms',
    long: 'The number of rooms that need cleaning at each visit, with the sitting room, kitchen and outer annexe',
  },
})

const meta = {
  title: 'Checks/Stepper',
  component: Stepper,
  tags: ['!autodocs'],
  args: { label: '', max: 10 },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof Stepper>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { label, hint, error, say } = words(context)
    return (
      <Grid>
        <MatrixRow name="states">
          <Stepper className="w-56" label={label} max={10} hint={hint} />
          <Stepper className="w-56" label={label} max={10} defaultValue={7} inWords={() => say} required />
          <Stepper className="w-56" label={label} max={10} defaultValue={10} error={error} />
          <Stepper className="w-56" label={label} max={10} defaultValue={3} disabled />
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const { long } = words(context)
    return (
      <Stepper label={long} hint={long} error={long} max={1000} defaultValue={999} inWords={() => long} />
    )
  },
  play: expectToFit,
}

type Canvas = Parameters<DocumentedKeyCheck>[0]['canvas']
const from = async (canvas: Canvas, count: number): Promise<void> => {
  const field: HTMLElement = canvas.getByRole('spinbutton')
  await userEvent.clear(field)
  await userEvent.type(field, String(count))
}
const leadsTo =
  (start: number, end: number): DocumentedKeyCheck =>
  async ({ canvas, press }) => {
    await from(canvas, start)
    await press()
    await expect(canvas.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', String(end))
  }

const checks: { [Row in keyof typeof stepperKeyTable]: DocumentedKeyCheck } = {
  reach: async ({ canvas, press }) => {
    await press()
    await expect(canvas.getByRole('spinbutton')).toHaveFocus()
  },
  more: leadsTo(3, 4),
  fewer: leadsTo(3, 2),
  manyMore: leadsTo(3, 8),
  manyFewer: leadsTo(9, 4),
  least: leadsTo(3, 1),
  most: leadsTo(3, 10),
}

const keyboard: Story = { render: (_, context) => <Stepper label={words(context).label} max={10} /> }
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(stepperKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(stepperKeyTable, checks, 'en') }
