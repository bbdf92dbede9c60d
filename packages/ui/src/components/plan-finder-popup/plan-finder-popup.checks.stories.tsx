import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { PlanFinderPopup } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    service: 'خدمة الساعات',
    country: 'كينيا',
    long: 'خدمة العناية بالمنزل والأطفال طوال أيام الأسبوع ما عدا الجمعة',
  },
  en: {
    service: 'Hourly service',
    country: 'Kenya',
    long: 'Care of home and children all days of the week but Friday',
  },
})

const meta = {
  title: 'Checks/PlanFinderPopup',
  component: PlanFinderPopup,
  tags: ['!autodocs'],
  args: {
    open: true,
    onOpenChange: fn(),
    values: { service: '1', nationality: '' },
    onValueChange: fn(),
    services: [],
    nationalities: [],
    link: <a href="#plans" />,
  },
} satisfies Meta<typeof PlanFinderPopup>

export default meta
type Story = StoryObj<typeof PlanFinderPopup>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => (
    <PlanFinderPopup
      {...args}
      services={[{ value: '1', label: words(context).service }]}
      nationalities={[{ value: '2', label: words(context).country }]}
    />
  ),
}

export const LongText: Story = {
  render: (args, context) => (
    <PlanFinderPopup {...args} services={[{ value: '1', label: words(context).long }]} nationalities={[]} />
  ),
  play: expectToFit,
}
