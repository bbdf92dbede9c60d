import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { hourglassIcon } from '../icon/index.ts'
import { StatusBadge } from './index.ts'

const words = textsInToolbarLanguage({
  ar: { word: 'قيد المراجعة', long: 'بانتظار اعتماد التأشيرة من الجهة المختصة في بلد العاملة' },
  en: {
    word: 'Under review',
    long: 'Awaiting the approval of the visa by the authority in the worker’s country',
  },
})

const meta = {
  title: 'Checks/StatusBadge',
  component: StatusBadge,
  tags: ['!autodocs'],
  args: { status: '', looks: {} },
} satisfies Meta<typeof StatusBadge>

export default meta
type Story = StoryObj<typeof StatusBadge>

const tones = ['neutral', 'primary', 'info', 'success', 'warning', 'danger'] as const

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => (
    <Grid>
      {tones.map((tone) => {
        const looks = { review: { tone, icon: hourglassIcon, word: words(context).word } }
        return (
          <MatrixRow key={tone} name={tone}>
            <StatusBadge status="review" looks={looks} />
            <StatusBadge status="review" looks={looks} size="sm" />
          </MatrixRow>
        )
      })}
    </Grid>
  ),
}

export const LongText: Story = {
  render: (_, context) => (
    <StatusBadge
      status="visa"
      looks={{ visa: { tone: 'info', icon: hourglassIcon, word: words(context).long } }}
    />
  ),
  play: expectToFit,
}
