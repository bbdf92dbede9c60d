import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { Icon, contractIcon } from '../icon/index.ts'
import { EmptyState } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    title: 'لا عقود سارية',
    text: 'يظهر العقد هنا بعد إتمام الدفع مباشرة، ومعه مدته وما بقي منها.',
    action: 'تصفّح الباقات',
  },
  en: {
    title: 'No running contracts',
    text: 'A contract appears here right after payment, with its length and what is left of it.',
    action: 'See the plans',
  },
})

const meta = { title: 'Checks/EmptyState', component: EmptyState, tags: ['!autodocs'] } satisfies Meta<
  typeof EmptyState
>

export default meta
type Story = StoryObj<typeof EmptyState>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { title, text, action } = words(context)
    return (
      <Grid>
        <MatrixRow name="own words of the kit">
          <EmptyState />
        </MatrixRow>
        <MatrixRow name="title, text, action, illustration">
          <EmptyState
            title={title}
            text={text}
            illustration={<Icon of={contractIcon} size="xl" className="text-primary" />}
            action={<Button>{action}</Button>}
          />
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const { text, action } = words(context)
    return (
      <EmptyState title={text} text={`${text} ${text}`} action={<Button>{`${action} ${text}`}</Button>} />
    )
  },
  play: expectToFit,
}
