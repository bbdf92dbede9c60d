import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { customerName } from '../../story-kit/people.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { CardTile, CardTileSkeleton } from './index.ts'
import type { CardTileCard } from './index.ts'
import { cardTileMeta } from './card-tile.meta.ts'

const card: CardTileCard = {
  brand: 'mada',
  last4: '4242',
  holderName: customerName.en.toUpperCase(),
  expiryMonth: 8,
  expiryYear: 2029,
  isExpired: false,
}

const meta = {
  title: 'Components/Domain/CardTile',
  component: CardTile,
  parameters: { kit: cardTileMeta },
  args: { card, onRemove: fn(), style: { maxInlineSize: '24rem' } },
  argTypes: { card: { control: false } },
} satisfies Meta<typeof CardTile>

export default meta
type Story = StoryObj<typeof CardTile>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const Expired: Story = {
  args: {
    card: { ...card, brand: 'visa', last4: '0005', expiryMonth: 3, expiryYear: 2026, isExpired: true },
  },
}

export const Loading: Story = {
  render: () => (
    <SkeletonGroup style={{ maxInlineSize: '24rem' }}>
      <CardTileSkeleton />
    </SkeletonGroup>
  ),
}
