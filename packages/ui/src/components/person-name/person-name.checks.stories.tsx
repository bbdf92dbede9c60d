import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix as Grid, MatrixRow, expectToFit } from '../../story-kit/index.ts'
import { customer, otherCustomer, workers } from '../../story-kit/people.ts'
import { PersonName } from './index.ts'

const meta = {
  title: 'Checks/PersonName',
  component: PersonName,
  tags: ['!autodocs'],
  args: { name: customer.ar },
} satisfies Meta<typeof PersonName>

export default meta
type Story = StoryObj<typeof PersonName>

const names = [customer.ar, workers.maricel.en, `${customer.ar} ${otherCustomer.ar}`]

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
  render: () => <PersonName name={`${workers.maricel.ar.repeat(6)} ${workers.maricel.en.repeat(8)}`} />,
  play: expectToFit,
}
