import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Card, CardTitle } from '../card/index.ts'
import {
  Icon,
  calendarIcon,
  contractIcon,
  mapPinIcon,
  receiptIcon,
  userIcon,
  walletIcon,
} from '../icon/index.ts'
import { SideNav } from './index.ts'
import type { SideNavItem } from './index.ts'
import { Text } from '../text/index.ts'
import { sideNavMeta } from './side-nav.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'حسابي',
    pages: ['الزيارات', 'العقود', 'الفواتير', 'المحفظة', 'العناوين', 'بياناتي'],
    group: 'الإعدادات',
    title: 'زيارتكم القادمة',
    text: 'الأحد صباحًا في منزلكم بحي الياسمين. تصل العاملة بين السابعة والثامنة.',
  },
  en: {
    label: 'My account',
    pages: ['Visits', 'Contracts', 'Invoices', 'Wallet', 'Addresses', 'My details'],
    group: 'Settings',
    title: 'Your next visit',
    text: 'Sunday morning at your home in Al Yasmin. The worker comes between seven and eight.',
  },
})
type Words = ReturnType<typeof words>

const icons = [calendarIcon, contractIcon, receiptIcon, walletIcon, mapPinIcon, userIcon]
const items = ({ pages, group }: Words): SideNavItem[] =>
  pages.map((label, index) => ({
    label,
    icon: <Icon of={icons[index] ?? userIcon} />,
    link: <a href={`#page-${index}`} />,
    current: index === 0,
    ...(index > 3 && { group }),
    ...(index === 2
      ? {
          end: (
            <Text
              as="span"
              size="small"
              style={{
                borderRadius: 'var(--sk-radius-full)',
                background: 'var(--sk-color-accent-soft)',
                paddingInline: '0.5rem',
                color: 'var(--sk-color-on-accent-soft)',
              }}
            >
              2
            </Text>
          ),
        }
      : {}),
  }))

const page = ({ title, text }: Words) => (
  <Card>
    <CardTitle level={2}>{title}</CardTitle>
    <Text>{text}</Text>
  </Card>
)

const meta = {
  title: 'Components/Navigation/SideNav',
  component: SideNav,
  parameters: { kit: sideNavMeta },
  args: { label: '', items: [], children: '' },
  argTypes: { label: { control: false }, items: { control: false }, children: { control: false } },
  render: (args, context) => {
    const content = words(context)
    return (
      <SideNav {...args} label={content.label} items={items(content)}>
        {page(content)}
      </SideNav>
    )
  },
} satisfies Meta<typeof SideNav>

export default meta
type Story = StoryObj<typeof SideNav>

export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: words({ globals }).label })
    await expect(within(nav).getAllByRole('link')).toHaveLength(6)
    await expect(within(nav).queryByRole('button')).toBeNull()
    const settings = within(nav).getByRole('list', { name: words({ globals }).group })
    await expect(within(settings).getAllByRole('link')).toHaveLength(2)
  },
}

export const WhereThereIsLittleRoom: Story = {
  args: { collapseAt: 500 },
  render: (args, context) => {
    const content = words(context)
    return (
      <div style={{ inlineSize: '22rem' }}>
        <SideNav {...args} label={content.label} items={items(content)}>
          {page(content)}
        </SideNav>
      </div>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('link')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: words({ globals }).label }))
    await expect(canvas.getAllByRole('link')).toHaveLength(6)
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true')
  },
}
