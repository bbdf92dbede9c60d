import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Card } from '../card/index.ts'
import { Skeleton, SkeletonGroup } from './index.ts'
import { skeletonMeta } from './skeleton.meta.ts'

const words = textsInToolbarLanguage({ ar: 'جارٍ التحميل', en: 'Loading' })

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  parameters: { kit: skeletonMeta },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof Skeleton>

export const Default: Story = {
  render: (args) => (
    <SkeletonGroup style={{ maxInlineSize: '24rem' }}>
      <Card>
        <Skeleton shape="circle" width="touch" />
        <Skeleton shape="title" width="half" />
        <div>
          <Skeleton {...args} />
          <Skeleton width="most" />
        </div>
        <Skeleton shape="button" width="button" />
      </Card>
    </SkeletonGroup>
  ),
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByText(words({ globals }))).toBeInTheDocument()
  },
}
