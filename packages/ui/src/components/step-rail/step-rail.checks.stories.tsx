import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fn } from 'storybook/test'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { StepRail } from './index.ts'
import type { StepRailStep } from './index.ts'
import { stepRailKeyTable } from './step-rail.keys.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'خطوات الاستقدام',
    names: ['المهنة', 'الجنسية', 'التأشيرة', 'الدفع'],
    hint: 'عاملة منزلية',
    long: 'بيانات التأشيرة ورقم الحدود وصورة الهوية الوطنية وعنوان السكن',
  },
  en: {
    label: 'Steps of a recruitment',
    names: ['Profession', 'Nationality', 'Visa', 'Payment'],
    hint: 'House worker',
    long: 'Details of the visa, its border number, a picture of the national id and the home address',
  },
})
type Words = ReturnType<typeof words>

const followed = fn((event: MouseEvent) => event.preventDefault())
const steps = ({ names, hint }: Words): StepRailStep[] =>
  names.map((label, index) => ({
    label,
    ...(index === 0 ? { hint } : {}),
    link: <a href={`#step-${index}`} onClick={followed} />,
  }))

const meta = {
  title: 'Checks/StepRail',
  component: StepRail,
  tags: ['!autodocs'],
  args: { label: '', steps: [], current: 0 },
} satisfies Meta<typeof StepRail>

export default meta
type Story = StoryObj<typeof StepRail>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const content = words(context)
    return (
      <Grid>
        {(['rail', 'bar'] as const).map((layout) => (
          <MatrixRow key={layout} name={layout}>
            {[0, 2, 3].map((current) => (
              <StepRail
                key={current}
                layout={layout}
                label={`${content.label} ${layout} ${current}`}
                steps={steps(content)}
                current={current}
                className="w-64"
              />
            ))}
          </MatrixRow>
        ))}
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const { label, long, names } = words(context)
    const long2: StepRailStep[] = [
      { label: long, hint: long },
      { label: `${long} ${long}` },
      { label: names[0] ?? '' },
    ]
    return (
      <div className="grid gap-4">
        <StepRail layout="rail" label={label} steps={long2} current={1} />
        <StepRail layout="bar" label={long} steps={long2} current={0} />
      </div>
    )
  },
  play: expectToFit,
}

type Canvas = Parameters<DocumentedKeyCheck>[0]['canvas']
const links = (canvas: Canvas): HTMLElement[] => canvas.getAllByRole('link')

const checks: { [Row in keyof typeof stepRailKeyTable]: DocumentedKeyCheck } = {
  next: async ({ canvas, press }) => {
    links(canvas)[0]?.focus()
    await press()
    await expect(links(canvas)[1]).toHaveFocus()
  },
  previous: async ({ canvas, press }) => {
    links(canvas)[1]?.focus()
    await press()
    await expect(links(canvas)[0]).toHaveFocus()
  },
  follow: async ({ canvas, press }) => {
    followed.mockClear()
    links(canvas)[1]?.focus()
    await press()
    await expect(followed).toHaveBeenCalledOnce()
  },
}

const keyboard: Story = {
  render: (_, context) => (
    <StepRail layout="rail" label={words(context).label} steps={steps(words(context))} current={2} />
  ),
}
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(stepRailKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(stepRailKeyTable, checks, 'en') }
