import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { AddCardPopup } from './index.ts'
import type { AddCardPopupProps } from './index.ts'
import { addCardPopupMeta } from './add-card-popup.meta.ts'

const words = textsInToolbarLanguage({
  ar: { success: 'حُفظت البطاقة.', holder: 'اسم حامل البطاقة', send: 'إضافة البطاقة' },
  en: { success: 'The card is saved.', holder: 'Cardholder', send: 'Add the card' },
})

function Filled(props: AddCardPopupProps): ReactNode {
  const [values, setValues] = useState(props.values)
  return (
    <AddCardPopup
      {...props}
      values={values}
      onValueChange={(name, value) => {
        setValues({ ...values, [name]: value })
        props.onValueChange(name, value)
      }}
    />
  )
}

const meta = {
  title: 'Components/Domain/AddCardPopup',
  component: AddCardPopup,
  parameters: { kit: addCardPopupMeta },
  args: {
    open: true,
    onOpenChange: fn(),
    values: { holder: '', number: '', expiry: '', cvv: '', saveCard: true },
    onValueChange: fn(),
    onSubmit: fn(),
    brand: 'mada',
  },
  argTypes: { values: { control: false } },
  render: (args) => <Filled {...args} />,
} satisfies Meta<typeof AddCardPopup>

export default meta
type Story = StoryObj<typeof AddCardPopup>

export const Default: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(await page.findByRole('textbox', { name: words({ globals }).holder }), 'NOURA')
    await userEvent.click(page.getByRole('button', { name: words({ globals }).send }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('holder', 'NOURA')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** After success a message replaces the form. */
export const RequestReceived: Story = {
  render: (args, context) => <AddCardPopup {...args} success={words(context).success} />,
}
