import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { Timeline, TimelineSkeleton } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    title: 'إصدار التأشيرة',
    text: 'ننتظر رد السفارة.',
    long: 'اعتماد عقد العمل من الجهات المختصة في بلد العاملة وفي المملكة',
  },
  en: {
    title: 'Visa being issued',
    text: 'Waiting for the embassy.',
    long: 'Approval of the contract by the authorities in the worker’s country and in the Kingdom',
  },
})

const meta = {
  title: 'Checks/Timeline',
  component: Timeline,
  tags: ['!autodocs'],
  args: { label: 'x', items: [] },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof Timeline>

const states = ['done', 'now', 'next'] as const

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { title, text } = words(context)
    return (
      <Grid>
        <MatrixRow name="states, loading">
          <Timeline
            label={title}
            items={states.flatMap((state) => [
              { id: `${state} bare`, state, title },
              { id: state, state, title, text, date: '2026-11-12' },
            ])}
            className="w-full max-w-md"
          />
          <SkeletonGroup className="w-full max-w-md">
            <TimelineSkeleton count={3} />
          </SkeletonGroup>
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const { long } = words(context)
    return (
      <Timeline
        label={long}
        items={states.map((state) => ({ id: state, state, title: long, text: long, date: '2026-09-30' }))}
      />
    )
  },
  play: expectToFit,
}
