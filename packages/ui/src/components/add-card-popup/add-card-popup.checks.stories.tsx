import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import {
  expectDialogToFit,
  expectDialogWithErrors,
  expectLockedWhileSubmitting,
} from '../../story-kit/popup-checks.ts'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { customerName } from '../../story-kit/people.ts'
import { AddCardPopup } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    number: 'رقم البطاقة غير صحيح.',
    expiry: 'انتهت صلاحية البطاقة.',
    failure: 'لم يتعرّف مزوّد الدفع على البطاقة.',
    long: 'الرقم لا يطابق المطبوع على وجه البطاقة، ويلزم أن يُكتب كاملًا دون فراغات أو علامات بين الأرقام',
  },
  en: {
    number: 'The card number is not right.',
    expiry: 'The card has expired.',
    failure: 'The payment provider did not recognise the card.',
    long: 'Check the number printed on the front of the card and type it again in full without signs between digits',
  },
})

const meta = {
  title: 'Checks/AddCardPopup',
  component: AddCardPopup,
  tags: ['!autodocs'],
  args: {
    open: true,
    onOpenChange: fn(),
    values: {
      holder: customerName.en.toUpperCase(),
      number: '4111111111111112',
      expiry: '03/26',
      cvv: '12',
      saveCard: false,
    },
    onValueChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof AddCardPopup>

export default meta
type Story = StoryObj<typeof AddCardPopup>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => {
    const { number, expiry, failure } = words(context)
    return <AddCardPopup {...args} brand="visa" errors={{ number, expiry }} failure={failure} />
  },
  play: expectDialogWithErrors,
}

export const SentOnce: Story = {
  args: { submitting: true },
  play: expectLockedWhileSubmitting,
}

export const LongText: Story = {
  render: (args, context) => {
    const { long } = words(context)
    return (
      <AddCardPopup
        {...args}
        errors={{ holder: long, number: long, expiry: long, cvv: long }}
        failure={long}
      />
    )
  },
  play: expectDialogToFit,
}
