import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix as Grid, MatrixRow, expectToFit } from '../../story-kit/index.ts'
import { customerName, otherCustomerName, workerNames } from '../../story-kit/people.ts'
import { PersonName } from './index.ts'

const meta = {
  title: 'Checks/PersonName',
  component: PersonName,
  tags: ['!autodocs'],
  args: { name: customerName.ar },
} satisfies Meta<typeof PersonName>

export default meta
type Story = StoryObj<typeof PersonName>

const names = [customerName.ar, workerNames.maricel.en, `${customerName.ar} ${otherCustomerName.ar}`]

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Grid>
      {names.map((name) => (
        <MatrixRow key={name} name="(1) name (2)">
          <span>
            (1) <PersonName name={name} /> (2)
          </span>
        </MatrixRow>
      ))}
    </Grid>
  ),
}

export const LongText: Story = {
  render: () => (
    <PersonName name={`${workerNames.maricel.ar.repeat(6)} ${workerNames.maricel.en.repeat(8)}`} />
  ),
  play: expectToFit,
}
