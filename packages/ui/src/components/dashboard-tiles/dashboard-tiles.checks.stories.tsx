import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix as Grid, MatrixRow, expectToFit } from '../../story-kit/index.ts'
import { DashboardTiles } from './index.ts'
import type { DashboardTile } from './index.ts'

const names = ['running', 'expiring', 'visits', 'invoices', 'complaints', 'cancelled'] as const
const tiles = (values: readonly (number | null | undefined)[]): DashboardTile[] =>
  names.map((of, index) => ({ of, value: values[index], link: <a href={`#${of}`} /> }))

const meta = {
  title: 'Checks/DashboardTiles',
  component: DashboardTiles,
  tags: ['!autodocs'],
  args: { tiles: tiles([3, 1, 7, 2, 1, 0]) },
} satisfies Meta<typeof DashboardTiles>

export default meta
type Story = StoryObj<typeof DashboardTiles>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Grid>
      <MatrixRow name="counted">
        <DashboardTiles {...args} className="w-full" />
      </MatrixRow>
      <MatrixRow name="one failed, some loading">
        <DashboardTiles tiles={tiles([3, null, undefined, 12345])} className="w-full" />
      </MatrixRow>
    </Grid>
  ),
}

export const LongText: Story = {
  args: { tiles: tiles([123456789, null, 1, 2, 3, 4]) },
  play: expectToFit,
}
