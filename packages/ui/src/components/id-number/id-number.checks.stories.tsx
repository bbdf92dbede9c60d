import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { IdNumber } from './index.ts'

const words = textsInToolbarLanguage({
  ar: 'نرجو التأكد من أن رقم الهوية أو الإقامة المسجّل في حسابكم مطابق لما في الوثيقة، وهو',
  en: 'Make sure that the identity number registered in your account is the one in your document, namely',
})

const meta = {
  title: 'Checks/IdNumber',
  component: IdNumber,
  tags: ['!autodocs'],
  args: { number: '2123456788' },
} satisfies Meta<typeof IdNumber>

export default meta
type Story = StoryObj<typeof IdNumber>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Grid>
      <MatrixRow name="whole, masked">
        <IdNumber {...args} />
        <IdNumber {...args} masked />
      </MatrixRow>
    </Grid>
  ),
}

export const LongText: Story = {
  render: (args, context) => (
    <p className="m-0">
      {words(context)} <IdNumber {...args} masked />.
    </p>
  ),
  play: expectToFit,
}
