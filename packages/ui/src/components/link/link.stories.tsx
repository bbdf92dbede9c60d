import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { linkMeta } from './link.meta.ts'
import { Text } from '../text/index.ts'
import { Link } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    before: 'قبل توقيع العقد نرجو قراءة ',
    terms: 'شروط الإلغاء والاستبدال',
    after: '، فهي تبيّن ما يعود إليكم من المبلغ ومتى.',
    all: 'كل الباقات',
    musaned: 'منصة مساند',
    map: 'موقع فرع الرياض على الخريطة',
  },
  en: {
    before: 'Before you sign, read the ',
    terms: 'cancellation and replacement terms',
    after: '; they say what you get back and when.',
    all: 'All plans',
    musaned: 'The Musaned platform',
    map: 'The Riyadh branch on the map',
  },
})

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  parameters: { kit: linkMeta },
  args: { href: '#terms', children: '' },
  argTypes: { children: { control: false }, link: { control: false } },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof Link>

export const Default: Story = {
  render: (args, context) => {
    const { before, terms, after } = words(context)
    return (
      <Text style={{ maxInlineSize: 'var(--sk-size-reading)' }}>
        {before}
        <Link {...args}>{terms}</Link>
        {after}
      </Text>
    )
  },
}

export const Standalone: Story = {
  args: { variant: 'standalone' },
  render: (args, context) => <Link {...args}>{words(context).all}</Link>,
}

export const LeavesTheSite: Story = {
  args: { external: true, href: 'https://musaned.com.sa' },
  render: (args, context) => <Link {...args}>{words(context).musaned}</Link>,
  play: async ({ canvasElement, globals }) => {
    const said = globals['locale'] === 'en' ? ', external site' : '، موقع خارجي'
    await expect(within(canvasElement).getByRole('link')).toHaveAccessibleName(
      `${words({ globals }).musaned}${said}`,
    )
  },
}

export const OpensATab: Story = {
  args: { external: true, newTab: true, variant: 'standalone' },
  render: (args, context) => <Link {...args}>{words(context).map}</Link>,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('rel', 'noopener')
  },
}
