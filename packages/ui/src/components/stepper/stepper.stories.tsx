import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Stepper } from './index.ts'
import { stepperMeta } from './stepper.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    visits: 'عدد الزيارات',
    hint: 'كل زيارة أربع ساعات',
    say: (count: number) => ['', 'زيارة واحدة', 'زيارتان', 'ثلاث زيارات', 'أربع زيارات'][count] ?? '',
    workers: 'عدد العاملات',
    more: /زيادة/,
  },
  en: {
    visits: 'Number of visits',
    hint: 'Each visit is four hours',
    say: (count: number) => ['', 'One visit', 'Two visits', 'Three visits', 'Four visits'][count] ?? '',
    workers: 'Number of workers',
    more: /More/,
  },
})

const meta = {
  title: 'Components/Inputs/Stepper',
  component: Stepper,
  parameters: { kit: stepperMeta },
  args: { label: '', max: 4, onValueChange: fn() },
  argTypes: { label: { control: false } },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof Stepper>

export const Default: Story = {
  render: (args, context) => (
    <Stepper
      {...args}
      label={words(context).visits}
      hint={words(context).hint}
      inWords={words(context).say}
    />
  ),
  play: async ({ canvasElement, args, globals }) => {
    const { more, visits, say } = words({ globals })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: more }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2)
    await expect(canvas.getByRole('spinbutton', { name: visits })).toHaveAttribute('aria-valuetext', say(2))
  },
}

export const TypedInArabicDigits: Story = {
  args: { max: 20 },
  render: (args, context) => <Stepper {...args} label={words(context).workers} />,
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, '١٢')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12)
    await userEvent.clear(field)
    await userEvent.type(field, '99')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(20)
  },
}
