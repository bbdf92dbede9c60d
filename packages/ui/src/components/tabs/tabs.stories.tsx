import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Icon, clockIcon, homeIcon, planeIcon } from '../icon/index.ts'
import { Tabs, TabsList, TabsPanel, TabsTab } from './index.ts'
import type { TabItem } from './index.ts'
import { Text } from '../text/index.ts'
import { tabsMeta } from './tabs.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'نوع الخدمة',
    hourly: ['خدمة الساعات', 'زيارة من أربع ساعات، مرة واحدة أو أسبوعيًا.'],
    resident: ['العاملة المقيمة', 'عاملة تقيم لديكم من شهر إلى ستة أشهر.'],
    note: 'الأسعار شاملة ضريبة القيمة المضافة.',
    mediation: ['الاستقدام', 'نستقدم لكم عاملة من الخارج بالمواصفات التي تختارونها.'],
  },
  en: {
    label: 'Kind of service',
    hourly: ['Hourly', 'A four-hour visit, once or every week.'],
    resident: ['Live-in', 'A worker who lives with you, from one to six months.'],
    note: 'Prices include value added tax.',
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
  [
    { value: 'hourly', icon: clockIcon, says: content.hourly },
    { value: 'resident', icon: homeIcon, says: content.resident },
    { value: 'mediation', icon: planeIcon, says: content.mediation },
  ].map(({ value, icon, says: [label = '', text] }) => ({
    value,
    label,
    content: <Text>{text}</Text>,
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

/** The list is beside its panel and arrow keys go up and down; on a phone it is a row that scrolls. */
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args, context) => (
    <Tabs {...args} label={words(context).label} items={items(words(context), true)} />
  ),
  play: async ({ canvas, globals }) => {
    // In a narrow window the tabs are a row, so this does not apply.
    if (window.innerWidth < 640) return
    const { label, hourly, resident } = words({ globals })
    await expect(canvas.getByRole('tablist', { name: label })).toHaveAttribute('aria-orientation', 'vertical')
    const tab = canvas.getByRole('tab', { name: hourly[0] ?? '' })
    const panel = canvas.getByRole('tabpanel').getBoundingClientRect()
    const { left, right } = tab.getBoundingClientRect()
    if (globals['locale'] === 'en') await expect(right).toBeLessThan(panel.left)
    else await expect(left).toBeGreaterThan(panel.right)
    tab.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent(resident[1] ?? ''))
  },
}

/** Composed of parts, so that a line can stand between the tabs and their panels. */
export const Parts: Story = {
  render: ({ onValueChange }, context) => {
    const content = words(context)
    return (
      <Tabs label={content.label} defaultValue="resident" onValueChange={onValueChange}>
        <TabsList>
          <TabsTab value="hourly" icon={<Icon of={clockIcon} />}>
            {content.hourly[0]}
          </TabsTab>
          <TabsTab value="resident" icon={<Icon of={homeIcon} />}>
            {content.resident[0]}
          </TabsTab>
        </TabsList>
        <Text size="small" tone="muted">
          {content.note}
        </Text>
        <TabsPanel value="hourly">{content.hourly[1]}</TabsPanel>
        <TabsPanel value="resident">{content.resident[1]}</TabsPanel>
      </Tabs>
    )
  },
  play: async ({ canvas, args, globals }) => {
    const { hourly, resident } = words({ globals })
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(resident[1] ?? '')
    await userEvent.click(canvas.getByRole('tab', { name: hourly[0] ?? '' }))
    await expect(args.onValueChange).toHaveBeenCalledWith('hourly')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(hourly[1] ?? '')
  },
}
