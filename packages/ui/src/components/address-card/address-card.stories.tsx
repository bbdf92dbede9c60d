import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { SkeletonGroup } from '../skeleton/index.ts'
import { addressCardMeta } from './address-card.meta.ts'
import { Grid } from '../grid/index.ts'
import { AddressCard, AddressCardSkeleton } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    home: {
      street: 'شارع الأمير محمد بن عبدالعزيز',
      neighborhood: 'حي العليا',
      city: 'الرياض',
      region: 'منطقة الرياض',
      note: 'الباب الجانبي، بعد المسجد.',
    },
    parents: {
      street: 'طريق الملك سعود',
      neighborhood: 'حي الفيصلية',
      city: 'الدمام',
      region: 'المنطقة الشرقية',
    },
    map: 'على الخريطة',
  },
  en: {
    home: {
      street: 'Prince Mohammed bin Abdulaziz Street',
      neighborhood: 'Al Olaya',
      city: 'Riyadh',
      region: 'Riyadh Region',
      note: 'The side door, past the mosque.',
    },
    parents: {
      street: 'King Saud Road',
      neighborhood: 'Al Faisaliyah',
      city: 'Dammam',
      region: 'Eastern Province',
    },
    map: 'On the map',
  },
})

const home = { buildingNumber: '2929', unitNumber: '12', postalCode: '12241', shortAddress: 'RRRD2929' }
const parents = { buildingNumber: '3141', unitNumber: '7', postalCode: '32272' }

const meta = {
  title: 'Components/Domain/AddressCard',
  component: AddressCard,
  parameters: { kit: addressCardMeta },
  args: { address: { street: '', buildingNumber: '' }, onEdit: fn(), onRemove: fn() },
  argTypes: { address: { control: false }, mapLink: { control: false }, choice: { control: false } },
} satisfies Meta<typeof AddressCard>

export default meta
type Story = StoryObj<typeof AddressCard>

export const Default: Story = {
  render: (args, context) => (
    <AddressCard
      style={{ maxInlineSize: '28rem' }}
      {...args}
      address={{ ...home, ...words(context).home, phone: '0501234567', isMain: true }}
      mapLink={<a href="#map" />}
    />
  ),
  play: async ({ canvasElement, globals, args }) => {
    const { street } = words({ globals }).home
    await userEvent.click(
      within(canvasElement).getAllByRole('button', { name: new RegExp(street) })[0] ?? canvasElement,
    )
    await expect(args.onEdit).toHaveBeenCalledOnce()
  },
}

export const Book: Story = {
  render: (args, context) => (
    <Grid as="ul" minColumnWidth="xl" style={{ margin: 0, listStyle: 'none', padding: 0 }}>
      <AddressCard {...args} as="li" address={{ ...home, ...words(context).home, isMain: true }} />
      <AddressCard {...args} as="li" address={{ ...parents, ...words(context).parents }} onMakeMain={fn()} />
    </Grid>
  ),
}

function Choosing({ addresses }: { addresses: readonly Parameters<typeof AddressCard>[0]['address'][] }) {
  const [chosen, setChosen] = useState(0)
  return (
    <Grid minColumnWidth="xl" gap="md">
      {addresses.map((address, index) => (
        <AddressCard
          key={address.street}
          address={address}
          choice={{ group: 'address', chosen: chosen === index, onChoose: () => setChosen(index) }}
        />
      ))}
    </Grid>
  )
}

export const ChosenForAnOrder: Story = {
  render: (_, context) => (
    <Choosing
      addresses={[
        { ...home, ...words(context).home, isMain: true },
        { ...parents, ...words(context).parents },
      ]}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    const { street } = words({ globals }).parents
    const radio = within(canvasElement).getByRole('radio', { name: new RegExp(street) })
    await userEvent.click(radio)
    await expect(radio).toBeChecked()
  },
}

export const Loading: Story = {
  render: () => (
    <SkeletonGroup>
      <Grid minColumnWidth="xl">
        <AddressCardSkeleton />
        <AddressCardSkeleton />
      </Grid>
    </SkeletonGroup>
  ),
}
