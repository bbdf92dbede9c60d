import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix as Grid, MatrixRow, expectToFit } from '../../story-kit/index.ts'
import { Flag } from '../flag/index.ts'
import { Avatar } from './index.ts'

const meta = {
  title: 'Checks/Avatar',
  component: Avatar,
  tags: ['!autodocs'],
  args: { name: 'نورة القحطاني' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof Avatar>

const names = ['نورة القحطاني', 'Maricel Santos', 'Siti Rahayu', 'Grace Wanjiru', 'سارة']
const sizes = ['sm', 'md', 'lg', 'xl'] as const

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Grid>
      {sizes.map((size) => (
        <MatrixRow key={size} name={size}>
          {names.map((name) => (
            <Avatar key={name} name={name} size={size} />
          ))}
          <Avatar name="Tigist Bekele" size={size} flag={<Flag code="ET" country="إثيوبيا" />} />
        </MatrixRow>
      ))}
    </Grid>
  ),
}

export const LongText: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {sizes.map((size) => (
        <Avatar key={size} name="شمسة مسعود" size={size} flag={<Flag code="PH" country="الفلبين" />} />
      ))}
    </div>
  ),
  play: expectToFit,
}
