import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Matrix as Grid, MatrixRow, textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { AddressCard, AddressCardSkeleton } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    street: 'شارع التحلية',
    neighborhood: 'حي العليا',
    city: 'الرياض',
    note: 'الباب الجانبي',
    long: 'شارع الأمير عبدالعزيز بن مساعد بن جلوي آل سعود المتفرع من طريق خادم الحرمين الشريفين',
  },
  en: {
    street: 'Tahlia Street',
    neighborhood: 'Al Olaya',
    city: 'Riyadh',
    note: 'The side door',
    long: 'Prince Abdulaziz bin Musaid bin Jalawi Al Saud Street off the Custodian of the Two Holy Mosques Road',
  },
})

const meta = {
  title: 'Checks/AddressCard',
  component: AddressCard,
  tags: ['!autodocs'],
  args: { address: { street: '', buildingNumber: '2929' } },
} satisfies Meta<typeof AddressCard>

export default meta
type Story = StoryObj<typeof AddressCard>

const numbers = { buildingNumber: '2929', unitNumber: '12', postalCode: '12241' }
const acts = { onEdit: fn(), onRemove: fn(), onMakeMain: fn() }

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { street, neighborhood, city, note, long } = words(context)
    const address = { ...numbers, street, neighborhood, city }
    const full = { ...address, note, shortAddress: 'RRRD2929', phone: '0501234567', isMain: true }
    return (
      <Grid>
        <MatrixRow name="main with everything, plain, least">
          <AddressCard address={full} {...acts} mapLink={<a href="#map" />} className="w-80" />
          <AddressCard address={address} {...acts} className="w-80" />
          <AddressCard address={{ street, buildingNumber: '2929' }} className="w-80" />
        </MatrixRow>
        <MatrixRow name="chosen, not chosen">
          {[true, false].map((chosen) => (
            <AddressCard
              key={String(chosen)}
              address={address}
              choice={{ group: 'matrix', chosen, onChoose: fn() }}
              onEdit={fn()}
              className="w-80"
            />
          ))}
        </MatrixRow>
        <MatrixRow name="busy, long, loading">
          <AddressCard address={address} {...acts} loading className="w-80" />
          <AddressCard address={{ ...address, street: long }} {...acts} className="w-80" />
          <SkeletonGroup className="w-80">
            <AddressCardSkeleton />
          </SkeletonGroup>
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const { long, note } = words(context)
    return (
      <AddressCard
        address={{
          ...numbers,
          street: long,
          neighborhood: long,
          city: long,
          note: `${note} ${long}`,
          phone: '0501234567',
          shortAddress: 'RRRD2929',
          isMain: true,
        }}
        {...acts}
        mapLink={<a href="#map" />}
      />
    )
  },
  play: expectToFit,
}

export const ANoteKeepsItsLines: Story = {
  render: (_, context) => {
    const { street, note } = words(context)
    return <AddressCard address={{ ...numbers, street, note: `${note}\n${note}` }} className="max-w-sm" />
  },
  play: async ({ canvas, globals }) => {
    const { note } = words({ globals })
    // Checks the visible text, not the text in the document.
    const shown = canvas.getByText(note, { exact: false }).innerText
    await expect(shown).toBe(`${note}\n${note}`)
  },
}

export const WaitsWhileBusy: Story = {
  args: { onRemove: fn(), loading: true },
  render: (args, context) => (
    <AddressCard {...args} address={{ ...numbers, street: words(context).street }} className="max-w-sm" />
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onRemove).not.toHaveBeenCalled()
  },
}
