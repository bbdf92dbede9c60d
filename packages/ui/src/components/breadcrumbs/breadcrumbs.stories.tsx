import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { breadcrumbsMeta } from './breadcrumbs.meta.ts'
import { Breadcrumbs } from './index.ts'

const words = textsInToolbarLanguage({
  ar: ['الرئيسية', 'حسابي', 'العقود', 'عقد عاملة مقيمة'],
  en: ['Home', 'My account', 'Contracts', 'Live-in contract'],
})

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  parameters: { kit: breadcrumbsMeta },
  args: { items: [] },
  argTypes: { items: { control: false } },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof Breadcrumbs>

export const Default: Story = {
  render: (args, context) => (
    <Breadcrumbs
      {...args}
      items={words(context).map((label, index, all) =>
        index < all.length - 1 ? { label, link: <a href={`#level-${index}`} /> } : { label },
      )}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    const trail = within(canvasElement).getByRole('navigation')
    await expect(within(trail).getAllByRole('link')).toHaveLength(3)
    await expect(trail.querySelector('[aria-current="page"]')).toHaveTextContent(
      words({ globals }).at(-1) ?? '',
    )
  },
}
