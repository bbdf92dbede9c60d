import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { skipLinkMeta } from './skip-link.meta.ts'
import { SkipLink } from './index.ts'

const words = textsInToolbarLanguage({
  ar: { content: 'مفتاح Tab من أول الصفحة يُظهر الرابط.', plans: 'تجاوز إلى نتائج البحث' },
  en: { content: 'Press Tab at the start of the page to see the link.', plans: 'Skip to the results' },
})

const meta = {
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  parameters: { kit: skipLinkMeta },
  args: { target: 'content' },
  render: (args, context) => (
    <div style={{ minBlockSize: '6rem' }}>
      <SkipLink {...args} />
      <main id={args.target} tabIndex={-1} style={{ paddingBlockStart: '4rem' }}>
        {words(context).content}
      </main>
    </div>
  ),
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof SkipLink>

export const Default: Story = {}

export const WithOwnText: Story = {
  args: { target: 'results' },
  render: (args, context) => (
    <div style={{ minBlockSize: '6rem' }}>
      <SkipLink {...args}>{words(context).plans}</SkipLink>
      <main id="results" tabIndex={-1} style={{ paddingBlockStart: '4rem' }}>
        {words(context).content}
      </main>
    </div>
  ),
  play: async ({ canvasElement, globals }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: words({ globals }).plans })).toBeVisible()
  },
}
