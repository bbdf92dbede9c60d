import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { BranchCard, BranchCardSkeleton } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    name: 'فرع الرياض',
    location: 'حي العليا، قرب طريق العروبة',
    serves: ['الرياض', 'الخرج'],
    long: 'فرع المنطقة الشرقية في مدينة الدمام بجوار سوق الذهب القديم خلف مبنى الأمانة الرئيسي',
  },
  en: {
    name: 'Riyadh branch',
    location: 'Al Olaya, near Al Urubah Road',
    serves: ['Riyadh', 'Al Kharj'],
    long: 'Eastern Province branch in Dammam beside the old gold market, behind the main municipality building',
  },
})

const meta = {
  title: 'Checks/BranchCard',
  component: BranchCard,
  tags: ['!autodocs'],
  args: { branch: { name: '—', location: '' } },
} satisfies Meta<typeof BranchCard>

export default meta
type Story = StoryObj<typeof BranchCard>

const phone = '+966110000002'
const mapLink = <a href="#map" />

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { name, location, serves } = words(context)
    return (
      <Grid>
        <MatrixRow name="whole, bare, plain">
          <BranchCard
            branch={{ name, location, phone, headOffice: true, pickup: true, serves }}
            mapLink={mapLink}
            className="w-72"
          />
          <BranchCard branch={{ name, location }} className="w-72" />
          <BranchCard branch={{ name, location, phone }} mapLink={mapLink} variant="plain" className="w-72" />
        </MatrixRow>
        <MatrixRow name="loading">
          <SkeletonGroup className="w-72">
            <BranchCardSkeleton />
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
      <div className="grid gap-4">
        <BranchCard
          branch={{ name: long, location: long, phone, headOffice: true, pickup: true }}
          mapLink={mapLink}
        />
        <BranchCard branch={{ name: long, location: long, phone }} mapLink={mapLink} variant="plain" />
      </div>
    )
  },
  play: expectToFit,
}
