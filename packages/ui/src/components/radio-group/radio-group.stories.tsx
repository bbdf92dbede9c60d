import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Money } from '../money/index.ts'
import { RadioGroup } from './index.ts'
import { radioGroupMeta } from './radio-group.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    repeat: 'كم مرة تأتي العاملة؟',
    repeats: ['زيارة واحدة', 'كل أسبوع', 'كل شهر (28 يومًا)'],
    pay: 'طريقة السداد',
    ways: [
      ['المحفظة', 'رصيدكم 420 ريالًا'],
      ['مدى أو بطاقة ائتمانية', 'تُدفع في صفحة البنك الآمنة'],
      ['آبل باي', 'غير متاحة على هذا الجهاز'],
    ],
    stay: 'مدة العقد',
    months: ['شهر', 'ثلاثة أشهر', 'ستة أشهر'],
  },
  en: {
    repeat: 'How often should the worker come?',
    repeats: ['One visit', 'Every week', 'Every month (28 days)'],
    pay: 'Way of paying',
    ways: [
      ['Wallet', 'Your balance is 420 riyals'],
      ['Mada or credit card', 'Paid on the bank’s secure page'],
      ['Apple Pay', 'Not available on this device'],
    ],
    stay: 'Length of the contract',
    months: ['One month', 'Three months', 'Six months'],
  },
})

const meta = {
  title: 'Components/Inputs/RadioGroup',
  component: RadioGroup,
  parameters: { kit: radioGroupMeta },
  args: { label: '', options: [], onValueChange: fn() },
  argTypes: { label: { control: false }, options: { control: false } },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof RadioGroup>

export const Default: Story = {
  render: (args, context) => (
    <RadioGroup
      {...args}
      label={words(context).repeat}
      options={words(context).repeats.map((label, index) => ({ value: String(index), label }))}
    />
  ),
  play: async ({ canvasElement, args, globals }) => {
    const { repeat, repeats } = words({ globals })
    const group = within(within(canvasElement).getByRole('group', { name: repeat }))
    await userEvent.click(group.getByRole('radio', { name: repeats[1] ?? '' }))
    await expect(args.onValueChange).toHaveBeenCalledWith('1')
    await expect(group.getByRole('radio', { checked: true })).toHaveAccessibleName(repeats[1] ?? '')
  },
}

export const Cards: Story = {
  args: { variant: 'card', required: true, defaultValue: '0' },
  render: (args, context) => (
    <RadioGroup
      {...args}
      label={words(context).pay}
      options={words(context).ways.map(([label, hint], index) => ({
        value: String(index),
        label,
        hint,
        disabled: index === 2,
      }))}
    />
  ),
}

export const WithPrices: Story = {
  args: { variant: 'card', defaultValue: '1' },
  render: (args, context) => (
    <RadioGroup
      {...args}
      label={words(context).stay}
      options={words(context).months.map((label, index) => ({
        value: String(index),
        label,
        end: <Money halalas={[287500, 805000, 1495000][index] ?? 0} weight="strong" />,
      }))}
    />
  ),
}
