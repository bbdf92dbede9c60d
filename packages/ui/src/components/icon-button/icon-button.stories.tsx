import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Icon, compareIcon, mailIcon, printerIcon, trashIcon } from '../icon/index.ts'
import { iconButtonMeta } from './icon-button.meta.ts'
import { Stack } from '../stack/index.ts'
import { IconButton } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    remove: 'حذف عنوان المنزل',
    home: 'المنزل، حي الياسمين، الرياض',
    print: 'طباعة الفاتورة',
    compare: 'مقارنة هذه الباقة',
    mail: 'مراسلتنا بالبريد',
  },
  en: {
    remove: 'Delete the home address',
    home: 'Home, Al Yasmin, Riyadh',
    print: 'Print the invoice',
    compare: 'Compare this plan',
    mail: 'Email us',
  },
})

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  parameters: { kit: iconButtonMeta },
  args: { label: '', icon: null, onClick: fn() },
  argTypes: { icon: { control: false }, link: { control: false } },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof IconButton>

export const Default: Story = {
  render: (args, context) => (
    <IconButton {...args} label={words(context).print} icon={<Icon of={printerIcon} />} />
  ),
  play: async ({ canvasElement, args, globals }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: words({ globals }).print }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const InARow: Story = {
  render: (args, context) => (
    <Stack
      direction="row"
      gap="sm"
      align="center"
      justify="between"
      style={{
        maxInlineSize: '24rem',
        borderRadius: 'var(--sk-radius-card)',
        border: '1px solid var(--sk-color-border)',
        background: 'var(--sk-color-surface)',
        paddingInlineStart: '1rem',
        paddingInlineEnd: '0.25rem',
      }}
    >
      <span>{words(context).home}</span>
      <IconButton {...args} variant="danger" label={words(context).remove} icon={<Icon of={trashIcon} />} />
    </Stack>
  ),
}

function Toggle({ label }: { label: string }): ReactNode {
  const [pressed, setPressed] = useState(false)
  return (
    <IconButton
      variant="secondary"
      label={label}
      icon={<Icon of={compareIcon} />}
      pressed={pressed}
      onClick={() => setPressed(!pressed)}
    />
  )
}

export const StaysPressed: Story = {
  render: (_, context) => <Toggle label={words(context).compare} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { pressed: false })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
}

export const LooksOfALink: Story = {
  render: (args, context) => (
    <IconButton
      {...args}
      label={words(context).mail}
      icon={<Icon of={mailIcon} />}
      link={<a href="mailto:care@example.sa" />}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('link', { name: words({ globals }).mail })).toBeVisible()
  },
}
