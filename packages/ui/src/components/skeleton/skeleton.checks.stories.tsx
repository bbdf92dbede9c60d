import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix as Grid, MatrixRow } from '../../story-kit/index.ts'
import { Skeleton, SkeletonGroup } from './index.ts'

const meta = { title: 'Checks/Skeleton', component: Skeleton, tags: ['!autodocs'] } satisfies Meta<
  typeof Skeleton
>

export default meta
type Story = StoryObj<typeof Skeleton>

const shapes = ['text', 'title', 'button'] as const
const widths = ['full', 'most', 'half', 'third', 'button'] as const

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <SkeletonGroup>
      <Grid>
        {shapes.map((shape) => (
          <MatrixRow key={shape} name={shape}>
            <div className="grid w-full gap-2">
              {widths.map((width) => (
                <Skeleton key={width} shape={shape} width={width} />
              ))}
            </div>
          </MatrixRow>
        ))}
        <MatrixRow name="circle, block">
          <Skeleton shape="circle" width="touch" />
          <Skeleton shape="block" width="third" className="h-24" />
        </MatrixRow>
      </Grid>
    </SkeletonGroup>
  ),
}
