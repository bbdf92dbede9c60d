import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { ProgressBar } from './index.ts'

const words = textsInToolbarLanguage({
  ar: { label: 'الزيارات المستهلكة', long: 'نرفع صور الوثائق المطلوبة لاستكمال طلب الاستقدام واحدة تلو الأخرى' },
  en: {
    label: 'Visits used',
    long: 'Uploading the documents that the recruitment order needs, one after the other',
  },
})

const meta = {
  title: 'Checks/ProgressBar',
  component: ProgressBar,
  tags: ['!autodocs'],
  args: { label: '' },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof ProgressBar>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { label } = words(context)
    return (
      <Grid>
        {(['primary', 'success', 'danger'] as const).map((tone) => (
          <MatrixRow key={tone} name={tone}>
            {[0, 40, 100].map((value) => (
              <ProgressBar key={value} {...{ label, tone, value }} className="w-56" />
            ))}
          </MatrixRow>
        ))}
        <MatrixRow name="bare, unknown length">
          <ProgressBar label={label} value={70} bare className="w-56" />
          <ProgressBar label={label} className="w-56" />
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => <ProgressBar label={words(context).long} value={3} max={7} />,
  play: expectToFit,
}
