import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { ErrorState } from './index.ts'

const words = textsInToolbarLanguage({
  ar: { contact: 'التواصل معنا', long: 'تعذّر جلب تفاصيل الطلب من الخادم، ولم يُحسم منكم أي مبلغ حتى الآن' },
  en: {
    contact: 'Contact us',
    long: 'The details of the order could not be fetched and you have not been charged anything so far',
  },
})

const meta = { title: 'Checks/ErrorState', component: ErrorState, tags: ['!autodocs'] } satisfies Meta<
  typeof ErrorState
>

export default meta
type Story = StoryObj<typeof ErrorState>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => (
    <Grid>
      <MatrixRow name="own words of the kit">
        <ErrorState />
      </MatrixRow>
      <MatrixRow name="retry, action, reference">
        <ErrorState
          onRetry={fn()}
          reference="E-7F3A-2210"
          action={<Button variant="quiet">{words(context).contact}</Button>}
        />
      </MatrixRow>
      <MatrixRow name="retrying">
        <ErrorState onRetry={fn()} loading />
      </MatrixRow>
    </Grid>
  ),
}

export const LongText: Story = {
  render: (_, context) => (
    <ErrorState
      title={words(context).long}
      text={words(context).long}
      onRetry={fn()}
      reference="E-7F3A-2210-98AC-5521-EE01-7712-AB34"
    />
  ),
  play: expectToFit,
}
