import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix as Grid, MatrixRow, expectToFit } from '../../story-kit/index.ts'
import { PersonName } from './index.ts'

const meta = {
  title: 'Checks/PersonName',
  component: PersonName,
  tags: ['!autodocs'],
  args: { name: 'نورة القحطاني' },
} satisfies Meta<typeof PersonName>

export default meta
type Story = StoryObj<typeof PersonName>

const names = ['نورة القحطاني', 'Maricel Santos', 'عبدالرحمن بن عبدالعزيز بن محمد آل الشيخ']

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
  render: () => <PersonName name={`${'عبدالرحمن'.repeat(5)} ${'Wijesinghearachchige'.repeat(3)}`} />,
  play: expectToFit,
}
