import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { bothLanguages } from '../../story-kit/index.ts'
import { Icon, clockIcon, homeIcon, planeIcon } from '../icon/index.ts'
import { Tabs } from './index.ts'
import type { TabItem } from './index.ts'
import { tabsMeta } from './tabs.meta.ts'

const words = bothLanguages({
  ar: {
    label: 'نوع الخدمة',
    hourly: ['خدمة الساعات', 'زيارة من أربع ساعات، مرة واحدة أو أسبوعيًا.'],
    resident: ['العاملة المقيمة', 'عاملة تقيم لديك من شهر إلى ستة أشهر.'],
    mediation: ['الاستقدام', 'نستقدم لك عاملة من الخارج بالمواصفات التي تختارها.'],
  },
  en: {
    label: 'Kind of service',
    hourly: ['Hourly', 'A four-hour visit, once or every week.'],
    resident: ['Live-in', 'A worker who lives with you, from one to six months.'],
    mediation: ['Recruitment', 'We recruit a worker from abroad to your specification.'],
  },
})

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  parameters: { kit: tabsMeta },
  args: { label: '', items: [], onValueChange: fn() },
  argTypes: { items: { control: false }, label: { control: false } },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof Tabs>

const items = (content: ReturnType<typeof words>, icons = false): TabItem[] =>
  (
    [
      ['hourly', clockIcon],
      ['resident', homeIcon],
      ['mediation', planeIcon],
    ] as const
  ).map(([value, icon]) => ({
    value,
    label: content[value][0] ?? '',
    content: <p className="m-0">{content[value][1]}</p>,
    ...(icons ? { icon: <Icon of={icon} /> } : {}),
  }))

export const Default: Story = {
  render: (args, context) => <Tabs {...args} label={words(context).label} items={items(words(context))} />,
  play: async ({ canvasElement, args, globals }) => {
    const { resident } = words({ globals })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: resident[0] ?? '' }))
    await expect(args.onValueChange).toHaveBeenCalledWith('resident')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(resident[1] ?? '')
  },
}

export const Pills: Story = {
  args: { variant: 'pill' },
  render: (args, context) => (
    <Tabs {...args} label={words(context).label} items={items(words(context), true)} />
  ),
}
