import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { otherCustomerName } from '../../story-kit/people.ts'
import { PhoneField } from '../phone-field/index.ts'
import { TextField } from '../text-field/index.ts'
import { errorSummaryMeta } from './error-summary.meta.ts'
import { Stack } from '../stack/index.ts'
import { ErrorSummary } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    name: 'الاسم الكامل',
    nameError: 'الاسم من ثلاث كلمات على الأقل.',
    phone: 'رقم الجوال',
    phoneError: 'رقم الجوال عشرة أرقام تبدأ بـ 05.',
  },
  en: {
    name: 'Full name',
    nameError: 'Write a name of at least three words.',
    phone: 'Mobile number',
    phoneError: 'A mobile number has 10 digits and starts with 05.',
  },
})

const meta = {
  title: 'Components/Feedback/ErrorSummary',
  component: ErrorSummary,
  parameters: { kit: errorSummaryMeta },
  args: { problems: [], attempt: 1 },
  argTypes: { problems: { control: false } },
} satisfies Meta<typeof ErrorSummary>

export default meta
type Story = StoryObj<typeof ErrorSummary>

export const Default: Story = {
  render: (args, context) => {
    const { name, nameError, phone, phoneError } = words(context)
    return (
      <Stack gap="lg" style={{ maxInlineSize: '28rem' }}>
        <ErrorSummary
          {...args}
          problems={[
            { field: 'summary-name', text: nameError },
            { field: 'summary-phone', text: phoneError },
          ]}
        />
        <TextField
          id="summary-name"
          label={name}
          error={nameError}
          defaultValue={otherCustomerName.ar.split(' ')[0]}
        />
        <PhoneField id="summary-phone" label={phone} error={phoneError} defaultValue="05012" />
      </Stack>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const { phone, phoneError } = words({ globals })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: phoneError }))
    await expect(canvas.getByLabelText(phone)).toHaveFocus()
  },
}
