import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Icon, arrowForwardIcon, calendarIcon } from '../icon/index.ts'
import { buttonMeta } from './button.meta.ts'
import { Stack } from '../stack/index.ts'
import { Button } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    choose: 'اختيار الخدمة',
    book: 'حجز زيارة',
    next: 'التالي',
    remove: 'حذف العنوان',
    paying: 'جارٍ الدفع',
  },
  en: {
    choose: 'Choose a service',
    book: 'Book a visit',
    next: 'Next',
    remove: 'Delete the address',
    paying: 'Paying',
  },
})

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  parameters: { kit: buttonMeta },
  args: { children: '', onClick: fn() },
  argTypes: { children: { control: false }, icon: { control: false }, iconEnd: { control: false } },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof Button>

export const Default: Story = {
  render: (args, context) => <Button {...args}>{words(context).choose}</Button>,
}

export const WithIcons: Story = {
  render: (args, context) => (
    <Stack direction="row" wrap>
      <Button {...args} icon={<Icon of={calendarIcon} />}>
        {words(context).book}
      </Button>
      <Button {...args} variant="secondary" iconEnd={<Icon of={arrowForwardIcon} />}>
        {words(context).next}
      </Button>
    </Stack>
  ),
}

export const Danger: Story = {
  args: { variant: 'danger' },
  render: (args, context) => <Button {...args}>{words(context).remove}</Button>,
}

export const Loading: Story = {
  args: { loading: true },
  render: (args, context) => <Button {...args}>{words(context).paying}</Button>,
  play: async ({ canvasElement, args, globals }) => {
    const button = within(canvasElement).getByRole('button', { name: words({ globals }).paying })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

export const LooksOfALink: Story = {
  args: { asChild: true, variant: 'secondary' },
  render: (args, context) => (
    <Button {...args}>
      <a href="#services">{words(context).choose}</a>
    </Button>
  ),
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('link', { name: words({ globals }).choose })).toBeVisible()
  },
}
