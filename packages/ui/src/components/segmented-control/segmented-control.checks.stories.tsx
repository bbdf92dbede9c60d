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
import { Icon, clockIcon } from '../icon/index.ts'
import { SegmentedControl } from './index.ts'
import { segmentedControlKeyTable } from './segmented-control.keys.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'مدة الزيارة',
    names: ['أربع ساعات', 'ثماني ساعات', 'يوم كامل'],
    error: 'اليوم الكامل غير متاح في الجمعة.',
    long: 'مدة الزيارة الواحدة من لحظة وصول العاملة إلى المنزل',
    longName: 'أربع ساعات متصلة من لحظة الوصول',
  },
  en: {
    label: 'Length of a visit',
    names: ['Four hours', 'Eight hours', 'Whole day'],
    error: 'A whole day is not available on Friday.',
    long: 'The length of one visit from the moment the worker arrives at your home',
    longName: 'Four hours in a row from the arrival',
  },
})

const meta = {
  title: 'Checks/SegmentedControl',
  component: SegmentedControl,
  tags: ['!autodocs'],
  args: { label: '', options: [] },
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof SegmentedControl>

const options = (names: readonly string[]): { value: string; label: string }[] =>
  names.map((label, index) => ({ value: String(index), label }))

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { label, names, error } = words(context)
    return (
      <Grid>
        <MatrixRow name="states">
          <SegmentedControl label={label} options={options(names)} />
          <SegmentedControl label={label} options={options(names)} defaultValue="1" error={error} />
          <SegmentedControl
            label={label}
            hideLabel
            options={options(names).map((each, index) => ({
              ...each,
              icon: <Icon of={clockIcon} />,
              disabled: index === 2,
            }))}
          />
        </MatrixRow>
      </Grid>
    )
  },
  play: focusFirstControl,
}

export const LongText: Story = {
  render: (_, context) => {
    const { long, longName, names } = words(context)
    return <SegmentedControl label={long} error={long} options={options([longName, ...names])} />
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

const checks: { [Row in keyof typeof segmentedControlKeyTable]: DocumentedKeyCheck } = {
  reach: async ({ canvas, press }) => {
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
    <SegmentedControl label={words(context).label} options={options(words(context).names)} />
  ),
}
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(segmentedControlKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(segmentedControlKeyTable, checks, 'en') }
