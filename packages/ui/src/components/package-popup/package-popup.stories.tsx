import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { emptyPackageOptions, packageOptions } from '../../story-kit/package-options.ts'
import { PackagePopup } from './index.ts'
import type { PackagePopupProps, PackageValues } from './index.ts'
import { packagePopupMeta } from './package-popup.meta.ts'

const words = textsInToolbarLanguage({
  ar: { send: 'حجز' },
  en: { send: 'Book now' },
})
const empty: PackageValues = { job: '', nationality: '', number: '', duration: '', startDate: '' }
const full: PackageValues = {
  job: 'nanny',
  nationality: 'filipino',
  number: '2',
  duration: '6months',
  startDate: '2026-03-01',
}

const meta = {
  title: 'Components/Domain/PackagePopup',
  component: PackagePopup,
  parameters: { kit: packagePopupMeta },
  args: {
    open: true,
    onOpenChange: fn(),
    values: full,
    onValueChange: fn(),
    onSubmit: fn(),
    options: emptyPackageOptions,
    today: '2026-02-18',
    startBetween: { min: '2026-02-19', max: '2026-08-17' },
    price: 1_840_000,
  },
  argTypes: { values: { control: false }, options: { control: false } },
  render: (args, context) => <Filled {...args} options={packageOptions(context)} />,
} satisfies Meta<typeof PackagePopup>

export default meta
type Story = StoryObj<typeof PackagePopup>

function Filled(props: PackagePopupProps) {
  const [values, setValues] = useState(props.values)
  return (
    <PackagePopup
      {...props}
      values={values}
      onValueChange={(name, value) => setValues({ ...values, [name]: value })}
    />
  )
}

export const Default: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: words({ globals }).send }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const NothingChosenYet: Story = { args: { values: empty, price: undefined } }

export const PriceOnRequest: Story = { args: { values: { ...full, nationality: 'indian' }, price: null } }

export const Sending: Story = { args: { submitting: true } }
