import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { addAddressPopupMeta } from './add-address-popup.meta.ts'
import { AddAddressPopup, AddressFields } from './index.ts'
import type { AddressValues } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    open: 'إضافة عنوان',
    save: 'حفظ العنوان',
    regions: ['الرياض', 'مكة المكرمة', 'المنطقة الشرقية', 'القصيم'],
    cities: ['الرياض', 'الخرج', 'الدرعية'],
    neighborhoods: ['حي العليا', 'حي الملقا', 'حي الياسمين', 'حي النرجس'],
    street: 'شارع التحلية',
  },
  en: {
    open: 'Add an address',
    save: 'Save the address',
    regions: ['Riyadh', 'Makkah', 'Eastern Province', 'Qassim'],
    cities: ['Riyadh', 'Al Kharj', 'Diriyah'],
    neighborhoods: ['Al Olaya', 'Al Malqa', 'Al Yasmin', 'An Narjis'],
    street: 'Tahlia Street',
  },
})

const choices = (names: readonly string[]) => ({
  options: names.map((label, index) => ({ value: String(index + 1), label })),
})

const nothing: AddressValues = {
  shortAddress: '',
  regionId: '',
  cityId: '',
  neighborhoodId: '',
  street: '',
  buildingNumber: '',
  unitNumber: '',
  postalCode: '',
  additionalNumber: '',
  note: '',
  mapLink: '',
  isMain: false,
}

const meta = {
  title: 'Components/Domain/AddAddressPopup',
  component: AddAddressPopup,
  parameters: { kit: addAddressPopupMeta },
  args: {
    open: true,
    onOpenChange: fn(),
    onSubmit: fn(),
    countTo: 300,
    values: nothing,
    onValueChange: fn(),
    regions: { options: [] },
    cities: { options: [] },
    neighborhoods: { options: [] },
  },
  argTypes: {
    values: { control: false },
    regions: { control: false },
    cities: { control: false },
    neighborhoods: { control: false },
    errors: { control: false },
    cautions: { control: false },
  },
} satisfies Meta<typeof AddAddressPopup>

export default meta
type Story = StoryObj<typeof AddAddressPopup>

export const Default: Story = {
  render: function Render(args, context) {
    const { open: label, regions, cities, neighborhoods } = words(context)
    const [open, setOpen] = useState(false)
    const [values, setValues] = useState(nothing)
    return (
      <>
        <Button onClick={() => setOpen(true)}>{label}</Button>
        <AddAddressPopup
          {...args}
          open={open}
          onOpenChange={setOpen}
          values={values}
          onValueChange={(field, value) => setValues((before) => ({ ...before, [field]: value }))}
          regions={choices(regions)}
          cities={choices(cities)}
          neighborhoods={choices(neighborhoods)}
        />
      </>
    )
  },
  play: async ({ canvasElement, globals, args }) => {
    const { open, save } = words({ globals })
    const page = within(canvasElement.ownerDocument.body)
    const opener = within(canvasElement).getByRole('button', { name: open })
    await userEvent.click(opener)
    const dialog = within(await page.findByRole('dialog'))
    const [, neighborhood] = dialog.getAllByRole('combobox').slice(1)
    await expect(neighborhood).toBeDisabled()
    await userEvent.click(dialog.getAllByRole('combobox')[0] ?? canvasElement)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(neighborhood).toBeEnabled()
    await userEvent.click(dialog.getByRole('button', { name: save }))
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Escape}')
    await expect(opener).toHaveFocus()
  },
}

/** The fields alone, as a step of a booking or a page has them. */
export const InAPage: Story = {
  render: function Render(_, context) {
    const { regions, cities, neighborhoods, street } = words(context)
    const [values, setValues] = useState<AddressValues>({
      ...nothing,
      regionId: '1',
      neighborhoodId: '1',
      street,
    })
    return (
      <div style={{ maxInlineSize: '36rem' }}>
        <AddressFields
          values={values}
          onValueChange={(field, value) => setValues((before) => ({ ...before, [field]: value }))}
          countTo={300}
          regions={choices(regions)}
          cities={choices(cities)}
          neighborhoods={choices(neighborhoods)}
        />
      </div>
    )
  },
}
