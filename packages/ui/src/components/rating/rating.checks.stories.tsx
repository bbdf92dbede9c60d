import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Matrix as Grid, MatrixRow } from '../../story-kit/index.ts'
import { Rating } from './index.ts'

const meta = {
  title: 'Checks/Rating',
  component: Rating,
  tags: ['!autodocs'],
  args: { value: 4.5 },
} satisfies Meta<typeof Rating>

export default meta
type Story = StoryObj<typeof Rating>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Grid>
      {[0, 0.5, 2.3, 3.26, 4.5, 5].map((value) => (
        <MatrixRow key={value} name={String(value)}>
          <Rating value={value} />
          <Rating value={value} numbered />
          <span className="text-title">
            <Rating value={value} numbered />
          </span>
        </MatrixRow>
      ))}
    </Grid>
  ),
}

const halfStands =
  (side: 'left' | 'right') =>
  async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    const half = canvasElement.querySelector('.sk\\:w-1\\/2')
    const star = half?.parentElement?.getBoundingClientRect()
    await expect(star?.width ?? 0).toBeGreaterThan(0)
    await expect(half?.getBoundingClientRect()[side]).toBeCloseTo(star?.[side] ?? 0, 0)
  }

export const HalfStarRtl: Story = { globals: { locale: 'ar' }, play: halfStands('right') }
export const HalfStarLtr: Story = { globals: { locale: 'en' }, play: halfStands('left') }
