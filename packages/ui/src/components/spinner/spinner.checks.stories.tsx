import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { Spinner } from './index.ts'

const words = textsInToolbarLanguage({
  ar: 'ننتظر تأكيد عملية الدفع من البنك، وقد يستغرق ذلك دقيقة، ونرجو إبقاء هذه الصفحة مفتوحة',
  en: 'Waiting for the bank to confirm the payment, which may take a minute; please keep this page open',
})

const meta = { title: 'Checks/Spinner', component: Spinner, tags: ['!autodocs'] } satisfies Meta<
  typeof Spinner
>

export default meta
type Story = StoryObj<typeof Spinner>

const untilShown: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const [first] = within(canvasElement).getAllByRole('status')
  await waitFor(() => expect(first).not.toBeEmptyDOMElement())
  await waitFor(() => expect(first?.textContent).not.toBe(''))
}

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => (
    <Grid>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <MatrixRow key={size} name={size}>
          <Spinner size={size} />
          <Spinner size={size} label={words(context)} labelled />
        </MatrixRow>
      ))}
    </Grid>
  ),
  play: untilShown,
}

export const LongText: Story = {
  render: (_, context) => <Spinner label={words(context)} labelled size="lg" />,
  play: async (context) => {
    await untilShown(context)
    await expectToFit(context)
  },
}
