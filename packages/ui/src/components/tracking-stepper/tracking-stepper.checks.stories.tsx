import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { stageIcons } from '../../art/stages/index.ts'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { TrackingStepper, TrackingStepperSkeleton } from './index.ts'
import type { TrackingStage, TrackingStepperStage } from './index.ts'

const words = textsInToolbarLanguage({
  ar: { note: 'ملاحظة من المكتب كتبها الموظف بنفسه وهي أطول من السطر الواحد بكثير حتى تلتف على أسطر عدة' },
  en: {
    note: 'A note of the office that somebody wrote by hand and that is far longer than one line of text',
  },
})

const isStage = (code: string): code is TrackingStage => code in stageIcons
const codes = Object.keys(stageIcons).filter(isStage)
const reaching = (reached: number, note: string | null = null): readonly TrackingStepperStage[] =>
  codes.map((code, index) => ({
    code,
    at: index < reached ? { date: '2026-11-12', time: '11:05' } : null,
    note: index < reached ? note : null,
  }))

const meta = {
  title: 'Checks/TrackingStepper',
  component: TrackingStepper,
  tags: ['!autodocs'],
  args: { stages: reaching(6) },
} satisfies Meta<typeof TrackingStepper>

export default meta
type Story = StoryObj<typeof TrackingStepper>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Grid>
      <MatrixRow name="under way, done">
        <TrackingStepper stages={reaching(6)} className="w-full max-w-sm" />
        <TrackingStepper stages={reaching(11)} className="w-full max-w-sm" />
      </MatrixRow>
      <MatrixRow name="compact: nothing yet, under way, done, loading">
        {[0, 6, 11].map((reached) => (
          <TrackingStepper key={reached} variant="compact" stages={reaching(reached)} className="w-64" />
        ))}
        <SkeletonGroup className="w-64">
          <TrackingStepperSkeleton variant="compact" />
        </SkeletonGroup>
      </MatrixRow>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const [underWay] = within(canvasElement).getAllByRole('list')
    await expect(underWay?.querySelectorAll('li')).toHaveLength(11)
    await expect(underWay?.querySelectorAll('[aria-current="step"]')).toHaveLength(1)
  },
}

export const LongText: Story = {
  render: (_, context) => <TrackingStepper stages={reaching(8, words(context).note)} />,
  play: expectToFit,
}
