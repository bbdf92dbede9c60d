import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { branchMapKeyTable } from './branch-map.keys.ts'
import { BranchMap } from './index.ts'
import type { BranchMapBranch } from './index.ts'

const words = textsInToolbarLanguage({
  ar: { label: 'فروعنا على الخريطة', names: ['حفر الباطن', 'الرياض', 'عرعر', 'الدمام', 'بريدة'] },
  en: { label: 'Our branches on the map', names: ['Hafar Al-Batin', 'Riyadh', 'Arar', 'Dammam', 'Buraydah'] },
})
const places = [
  [28.4309, 45.9662],
  [24.6931, 46.6852],
  [30.9721, 41.0133],
  [26.442, 50.1092],
  [26.3303, 43.9744],
] as const

const branchesIn = (context: Parameters<typeof words>[0]): BranchMapBranch[] =>
  places.map(([latitude, longitude], index) => ({
    id: index,
    name: words(context).names[index] ?? '',
    latitude,
    longitude,
    prominent: index === 0,
  }))

const meta = {
  title: 'Checks/BranchMap',
  component: BranchMap,
  tags: ['!autodocs'],
  args: { label: '—', branches: [] },
} satisfies Meta<typeof BranchMap>

export default meta
type Story = StoryObj<typeof BranchMap>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { label } = words(context)
    const branches = branchesIn(context)
    return (
      <Grid>
        <MatrixRow name="words, links, buttons">
          <BranchMap label={`${label} 1`} branches={branches} className="max-w-96" />
          <BranchMap
            label={`${label} 2`}
            branches={branches.map((branch) => ({ ...branch, link: <a href="#branch" /> }))}
            chosen={1}
            className="max-w-96"
          />
          <BranchMap
            label={`${label} 3`}
            branches={branches}
            chosen={3}
            onChoose={() => undefined}
            className="max-w-96"
          />
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => <BranchMap label={words(context).label} branches={branchesIn(context)} />,
  play: expectToFit,
}

/**
 * A branch with coordinates outside the map is left out, so that a wrong value does not draw it in the sea.
 */
export const OffTheMap: Story = {
  render: (_, context) => (
    <BranchMap
      label={words(context).label}
      branches={[...branchesIn(context), { id: 9, name: 'London', latitude: 51.5, longitude: -0.1 }]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('li')).toHaveLength(places.length)
  },
}

function Choosing({ label, branches }: { label: string; branches: readonly BranchMapBranch[] }): ReactNode {
  const [chosen, setChosen] = useState<string | number | undefined>()
  return <BranchMap label={label} branches={branches} chosen={chosen} onChoose={setChosen} />
}

const checks: { [Row in keyof typeof branchMapKeyTable]: DocumentedKeyCheck } = {
  reach: async ({ canvas, press }) => {
    await press()
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus()
  },
  choose: async ({ canvas, press, key }) => {
    const branch = canvas.getAllByRole('button')[key === 'Enter' ? 1 : 2]
    branch?.focus()
    await press()
    await expect(branch).toHaveAttribute('aria-pressed', 'true')
  },
}

const keyboard: Story = {
  render: (_, context) => <Choosing label={words(context).label} branches={branchesIn(context)} />,
}
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(branchMapKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(branchMapKeyTable, checks, 'en') }
