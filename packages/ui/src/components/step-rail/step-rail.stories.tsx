import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { StepRail } from './index.ts'
import type { StepRailStep } from './index.ts'
import { stepRailMeta } from './step-rail.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'خطوات حجز الزيارة',
    steps: [
      ['الباقة', 'أربع زيارات صباحية'],
      ['العنوان', 'المنزل، حي الياسمين'],
      ['المواعيد', ''],
      ['الجنسية', ''],
      ['المراجعة', ''],
      ['الدفع', ''],
    ],
  },
  en: {
    label: 'Steps of booking a visit',
    steps: [
      ['Plan', 'Four morning visits'],
      ['Address', 'Home, Al Yasmin'],
      ['Dates', ''],
      ['Nationality', ''],
      ['Review', ''],
      ['Payment', ''],
    ],
  },
})

const steps = (content: string[][]): StepRailStep[] =>
  content.map(([label = '', hint], index) => ({
    label,
    link: <a href={`#step-${index}`} />,
    ...(hint ? { hint } : {}),
  }))

const meta = {
  title: 'Components/Navigation/StepRail',
  component: StepRail,
  parameters: { kit: stepRailMeta },
  args: { label: '', steps: [], current: 2 },
  argTypes: { steps: { control: false }, label: { control: false } },
  render: (args, context) => {
    const content = words(context)
    return (
      <StepRail
        style={{ maxInlineSize: '24rem' }}
        {...args}
        label={content.label}
        steps={steps(content.steps)}
      />
    )
  },
} satisfies Meta<typeof StepRail>

export default meta
type Story = StoryObj<typeof StepRail>

export const Default: Story = {}

export const Rail: Story = {
  args: { layout: 'rail' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvasElement.querySelector('[aria-current="step"]')).toBeVisible()
  },
}

export const BarOnAPhone: Story = { args: { layout: 'bar' } }

export const AtTheEnd: Story = { args: { layout: 'rail', current: 5 } }
