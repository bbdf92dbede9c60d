import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DashboardTiles } from './index.ts'
import type { DashboardTile } from './index.ts'
import { dashboardTilesMeta } from './dashboard-tiles.meta.ts'

const names = ['running', 'expiring', 'visits', 'invoices', 'complaints', 'cancelled'] as const
const tiles = (values: readonly (number | null | undefined)[]): DashboardTile[] =>
  names.map((of, index) => ({ of, value: values[index], link: <a href={`#${of}`} /> }))

const meta = {
  title: 'Components/Domain/DashboardTiles',
  component: DashboardTiles,
  parameters: { kit: dashboardTilesMeta },
  args: { tiles: tiles([3, 1, 7, 2, 1, 0]) },
  argTypes: { tiles: { control: false } },
} satisfies Meta<typeof DashboardTiles>

export default meta
type Story = StoryObj<typeof DashboardTiles>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(6)
  },
}

/** One counter failed to load; the others are shown. */
export const OneFailed: Story = { args: { tiles: tiles([3, 1, null, 2, 1, 0]) } }

export const Loading: Story = { args: { tiles: tiles([]) } }
