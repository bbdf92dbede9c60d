import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix as Grid, MatrixRow, expectToFit } from '../../story-kit/index.ts'
import { customerName, otherCustomerName, workerNames } from '../../story-kit/people.ts'
import { Portrait } from '../../art/portrait/index.ts'
import { Flag } from '../flag/index.ts'
import { Avatar } from './index.ts'

const meta = {
  title: 'Checks/Avatar',
  component: Avatar,
  tags: ['!autodocs'],
  args: { name: customerName.ar },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof Avatar>

const names = [
  customerName.ar,
  workerNames.maricel.en,
  workerNames.siti.en,
  customerName.en,
  workerNames.akinyi.ar,
]
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
          <Avatar name={workerNames.tigist.en} size={size} flag={<Flag code="ET" country="إثيوبيا" />} />
          <Avatar
            name={workerNames.akinyi.en}
            size={size}
            picture={<Portrait seed={1001} country="KE" job="housemaid" />}
            flag={<Flag code="KE" country="كينيا" />}
          />
        </MatrixRow>
      ))}
    </Grid>
  ),
}

export const LongText: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {sizes.map((size) => (
        <Avatar
          key={size}
          name={otherCustomerName.ar}
          size={size}
          flag={<Flag code="PH" country="الفلبين" />}
        />
      ))}
    </div>
  ),
  play: expectToFit,
}
