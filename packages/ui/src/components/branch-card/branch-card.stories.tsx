import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { BranchCard, BranchCardSkeleton } from './index.ts'
import { Grid } from '../grid/index.ts'
import { branchCardMeta } from './branch-card.meta.ts'

const words = textsInToolbarLanguage({
  ar: [
    ['فرع حفر الباطن', 'طريق الملك عبدالعزيز، حي الربوة'],
    ['فرع الرياض', 'حي العليا، قرب طريق العروبة'],
    ['فرع الدمام', 'حي الشاطئ، شارع الخليج'],
  ],
  en: [
    ['Hafar Al-Batin branch', 'King Abdulaziz Road, Ar Rabwah'],
    ['Riyadh branch', 'Al Olaya, near Al Urubah Road'],
    ['Dammam branch', 'Ash Shati, Al Khaleej Street'],
  ],
})
const phones = ['+966130000001', '+966110000002', '+966130000004']

const meta = {
  title: 'Components/Domain/BranchCard',
  component: BranchCard,
  parameters: { kit: branchCardMeta },
  args: { branch: { name: '—', location: '' }, mapLink: <a href="#map" /> },
  argTypes: { branch: { control: false }, mapLink: { control: false } },
} satisfies Meta<typeof BranchCard>

export default meta
type Story = StoryObj<typeof BranchCard>

const branchIn = (context: Parameters<typeof words>[0], index: number) => {
  const [name = '', location = ''] = words(context)[index] ?? []
  return { name, location, phone: phones[index], headOffice: index === 0, pickup: index < 2 }
}

export const Default: Story = {
  render: (args, context) => (
    <BranchCard style={{ maxInlineSize: '20rem' }} {...args} branch={branchIn(context, 0)} />
  ),
  play: async ({ canvasElement, globals }) => {
    const { name } = branchIn({ globals }, 0)
    await expect(within(canvasElement).getByRole('link', { name: new RegExp(name) })).toBeVisible()
  },
}

export const Branches: Story = {
  render: (args, context) => (
    <Grid as="ul" minColumnWidth="lg" style={{ margin: 0, listStyle: 'none', padding: 0 }}>
      {phones.map((phone, index) => (
        <BranchCard {...args} as="li" key={phone} branch={branchIn(context, index)} />
      ))}
    </Grid>
  ),
}

export const Loading: Story = {
  render: () => (
    <SkeletonGroup>
      <BranchCardSkeleton style={{ maxInlineSize: '20rem' }} />
    </SkeletonGroup>
  ),
}
