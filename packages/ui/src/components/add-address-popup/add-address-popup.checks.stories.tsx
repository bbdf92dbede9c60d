import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { AddAddressPopup, AddressFields } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    save: 'حفظ العنوان',
    region: 'الرياض',
    neighborhood: 'حي العليا',
    street: 'شارع التحلية',
    building: 'رقم المبنى أربعة أرقام',
    postal: 'يبدو أن هذا الرمز البريدي لمنطقة أخرى. نرجو مراجعته',
    failure: 'تأخّر الرد أكثر من المعتاد. نرجو المحاولة من جديد.',
    success: 'حفظنا العنوان.',
  },
  en: {
    save: 'Save the address',
    region: 'Riyadh',
    neighborhood: 'Al Olaya',
    street: 'Tahlia Street',
    building: 'A building number has 4 digits',
    postal: 'This postal code seems to be for another region. Please check it',
    failure: 'The answer took longer than usual. Try again.',
    success: 'We saved the address.',
  },
})

const values = {
  shortAddress: 'RRRD2929',
  regionId: '1',
  cityId: '',
  neighborhoodId: '1',
  street: '',
  buildingNumber: '29',
  unitNumber: '12',
  postalCode: '32241',
  additionalNumber: '7733',
  note: '',
  mapLink: 'https://maps.example.com/2929',
  isMain: true,
}

const meta = {
  title: 'Checks/AddAddressPopup',
  component: AddAddressPopup,
  tags: ['!autodocs'],
  args: {
    open: true,
    onOpenChange: fn(),
    onSubmit: fn(),
    countTo: 300,
    values,
    onValueChange: fn(),
    regions: { options: [] },
    cities: { options: [], failed: true, onRetry: fn() },
    neighborhoods: { options: [] },
  },
} satisfies Meta<typeof AddAddressPopup>

export default meta
type Story = StoryObj<typeof AddAddressPopup>

const choice = (label: string) => ({ options: [{ value: '1', label }] })

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => {
    const { region, neighborhood, street, building, postal, failure } = words(context)
    return (
      <AddAddressPopup
        {...args}
        editing
        values={{ ...values, street }}
        regions={choice(region)}
        neighborhoods={choice(neighborhood)}
        errors={{ buildingNumber: building }}
        cautions={{ postalCode: postal }}
        failure={failure}
      />
    )
  },
}

export const TheFirstWrongFieldTakesTheFocus: Story = {
  render: function Render(args) {
    const [attempt, setAttempt] = useState(0)
    return (
      <AddAddressPopup
        {...args}
        attempt={attempt}
        errors={attempt > 0 ? { buildingNumber: '!', street: '!' } : {}}
        onSubmit={() => setAttempt(attempt + 1)}
      />
    )
  },
  play: async ({ canvasElement, globals }) => {
    const page = within(canvasElement.ownerDocument.body)
    const dialog = await page.findByRole('dialog')
    await userEvent.click(page.getByRole('button', { name: words({ globals }).save }))
    const [first] = dialog.querySelectorAll('[aria-invalid="true"]')
    await expect(first).toHaveFocus()
  },
}

export const SendingStaysOpen: Story = {
  args: { submitting: true },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findByRole('dialog')
    await userEvent.click(page.getByRole('button', { busy: true }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

export const Saved: Story = {
  render: (args, context) => <AddAddressPopup {...args} success={words(context).success} />,
  play: async ({ canvasElement, globals }) => {
    const said = await within(canvasElement.ownerDocument.body).findByRole('status')
    await expect(said).toHaveTextContent(words({ globals }).success)
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const { region, neighborhood, postal } = words(context)
    return (
      <AddressFields
        values={values}
        onValueChange={fn()}
        countTo={300}
        regions={choice(`${region} ${postal}`)}
        cities={{ options: [] }}
        neighborhoods={choice(neighborhood)}
        errors={{ street: postal, unitNumber: `${postal} ${postal}` }}
        cautions={{ postalCode: `${postal} ${postal}` }}
      />
    )
  },
  play: expectToFit,
}
