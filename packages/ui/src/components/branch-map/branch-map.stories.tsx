import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { BranchMap } from './index.ts'
import type { BranchMapBranch } from './index.ts'
import { branchMapMeta } from './branch-map.meta.ts'

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
  title: 'Components/Domain/BranchMap',
  component: BranchMap,
  parameters: { kit: branchMapMeta },
  args: { label: '—', branches: [] },
  argTypes: { branches: { control: false }, label: { control: false } },
} satisfies Meta<typeof BranchMap>

export default meta
type Story = StoryObj<typeof BranchMap>

export const Default: Story = {
  render: (args, context) => (
    <BranchMap
      {...args}
      label={words(context).label}
      branches={branchesIn(context).map((branch) => ({
        ...branch,
        link: <a href={`#branch-${branch.id}`} />,
      }))}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    const { names } = words({ globals })
    await expect(within(canvasElement).getByRole('link', { name: names[1] ?? '' })).toBeVisible()
  },
}

function Choosing({ label, branches }: { label: string; branches: readonly BranchMapBranch[] }): ReactNode {
  const [chosen, setChosen] = useState<string | number>(0)
  return <BranchMap label={label} branches={branches} chosen={chosen} onChoose={setChosen} />
}

export const ChooseABranch: Story = {
  render: (_, context) => <Choosing label={words(context).label} branches={branchesIn(context)} />,
  play: async ({ canvasElement, globals }) => {
    const branch = within(canvasElement).getByRole('button', { name: words({ globals }).names[3] ?? '' })
    await userEvent.click(branch)
    await expect(branch).toHaveAttribute('aria-pressed', 'true')
  },
}
