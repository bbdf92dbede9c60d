import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage, expectToFit } from '../../story-kit/index.ts'
import { emptyPackageOptions, packageOptions } from '../../story-kit/package-options.ts'
import { PackagePopup } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    country: 'الفلبين',
    required: 'يلزم نوع العاملة',
    long: 'جمهورية إندونيسيا وجزرها الكثيرة في جنوب شرق آسيا',
    failed: 'لم يصل الطلب. نرجو المحاولة من جديد.',
  },
  en: {
    country: 'Philippines',
    required: 'Choose a type of worker',
    long: 'The Republic of Indonesia and its many islands',
    failed: 'The request did not arrive. Try again.',
  },
})

const values = { job: '', nationality: 'filipino', number: '1', duration: '12months', startDate: '' }
const meta = {
  title: 'Checks/PackagePopup',
  component: PackagePopup,
  tags: ['!autodocs'],
  args: {
    open: true,
    onOpenChange: fn(),
    onValueChange: fn(),
    onSubmit: fn(),
    values,
    options: emptyPackageOptions,
    today: '2026-02-18',
    startBetween: { min: '2026-02-19', max: '2026-08-17' },
  },
} satisfies Meta<typeof PackagePopup>

export default meta
type Story = StoryObj<typeof PackagePopup>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => (
    <PackagePopup
      {...args}
      options={{
        ...packageOptions(context),
        nationality: [{ value: 'filipino', label: words(context).country }],
      }}
      errors={{ job: words(context).required }}
      failure={words(context).failed}
      price={123_450}
    />
  ),
}

export const LongText: Story = {
  render: (args, context) => (
    <PackagePopup
      {...args}
      options={{
        ...packageOptions(context),
        nationality: [{ value: 'filipino', label: words(context).long }],
      }}
      errors={{ job: words(context).long, duration: words(context).long, startDate: words(context).long }}
      price={123_456_789}
    />
  ),
  play: expectToFit,
}

export const ChoosesByKeyboard: Story = {
  render: (args, context) => <PackagePopup {...args} options={packageOptions(context)} />,
  play: async ({ canvasElement, args }) => {
    const [first] = await within(canvasElement.ownerDocument.body).findAllByRole('combobox')
    if (first) await userEvent.selectOptions(first, 'nurse')
    await expect(args.onValueChange).toHaveBeenCalledWith('job', 'nurse')
  },
}

/** The page can move focus to the first invalid field by its id. */
export const FieldsAreFoundById: Story = {
  args: { fieldId: (name) => `package-${name}`, errors: { duration: '…' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findByRole('dialog')
    const ids = page.getAllByRole('combobox').map(({ id }) => id)
    await expect(ids).toEqual(['package-job', 'package-nationality', 'package-number', 'package-duration'])
    canvasElement.ownerDocument.querySelector<HTMLElement>('#package-duration')?.focus()
    await expect(page.getAllByRole('combobox')[3]).toHaveFocus()
    await expect(canvasElement.ownerDocument.querySelector('#package-startDate')).toBeInTheDocument()
  },
}
