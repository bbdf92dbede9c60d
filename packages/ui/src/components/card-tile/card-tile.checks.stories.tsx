import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Matrix as Grid, MatrixRow, expectToFit } from '../../story-kit/index.ts'
import { customerName } from '../../story-kit/people.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { CardTile, CardTileSkeleton } from './index.ts'
import type { CardTileCard } from './index.ts'

const card: CardTileCard = {
  brand: 'mada',
  last4: '4242',
  holderName: customerName.en.toUpperCase(),
  expiryMonth: 8,
  expiryYear: 2029,
  isExpired: false,
}

const meta = {
  title: 'Checks/CardTile',
  component: CardTile,
  tags: ['!autodocs'],
  args: { card },
} satisfies Meta<typeof CardTile>

export default meta
type Story = StoryObj<typeof CardTile>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Grid>
      <MatrixRow name="brands, expired, for one payment, being removed, loading">
        {['mada', 'visa', 'mastercard', 'other'].map((brand) => (
          <CardTile key={brand} card={{ ...card, brand }} className="w-72" />
        ))}
        <CardTile card={{ ...card, isExpired: true }} onRemove={fn()} className="w-72" />
        <CardTile card={{ ...card, isForOnePayment: true }} onRemove={fn()} className="w-72" />
        <CardTile card={card} onRemove={fn()} loading className="w-72" />
        <SkeletonGroup className="w-72">
          <CardTileSkeleton />
        </SkeletonGroup>
      </MatrixRow>
    </Grid>
  ),
}

export const LongText: Story = {
  args: { card: { ...card, holderName: 'ABDULRAHMAN'.repeat(8), isExpired: true }, onRemove: fn() },
  play: expectToFit,
}

/** While the card is being removed, the button ignores further presses. */
export const RemovedOnce: Story = {
  args: { onRemove: fn(), loading: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onRemove).not.toHaveBeenCalled()
  },
}
