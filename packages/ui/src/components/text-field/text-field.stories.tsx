import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { customerName } from '../../story-kit/people.ts'
import { Icon, mailIcon } from '../icon/index.ts'
import { TextField } from './index.ts'
import { textFieldMeta } from './text-field.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    name: 'الاسم الكامل',
    hint: 'كما هو في الهوية، ثلاث كلمات على الأقل',
    error: `الاسم ثلاث كلمات على الأقل، مثل: ${customerName.ar}`,
    email: 'البريد الإلكتروني',
    note: 'ملاحظة للعاملة',
    over: 'تجاوزتم الحد بحرفين',
  },
  en: {
    name: 'Full name',
    hint: 'As on your ID, at least three words',
    error: `Write at least three words, such as ${customerName.en}`,
    email: 'Email',
    note: 'Note for the worker',
    over: '2 characters too many',
  },
})

const meta = {
  title: 'Components/Inputs/TextField',
  component: TextField,
  parameters: { kit: textFieldMeta },
  args: { label: '' },
  argTypes: { label: { control: false }, start: { control: false }, end: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof TextField>

export const Default: Story = {
  args: { required: true, autoComplete: 'name' },
  render: (args, context) => <TextField {...args} label={words(context).name} hint={words(context).hint} />,
}

export const WithError: Story = {
  args: { required: true, defaultValue: customerName.ar.split(' ').slice(0, 2).join(' ') },
  render: (args, context) => {
    const { name, hint, error } = words(context)
    return <TextField {...args} label={name} hint={hint} error={error} />
  },
  play: async ({ canvasElement, globals }) => {
    const { error, hint, name } = words({ globals })
    const input = within(canvasElement).getByRole('textbox', { name: new RegExp(name) })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(new RegExp(`^${error} [،,] ${hint}$`))
  },
}

export const Email: Story = {
  args: { type: 'email', defaultValue: 'noura@example.sa', autoComplete: 'email' },
  render: (args, context) => (
    <TextField {...args} label={words(context).email} start={<Icon of={mailIcon} />} />
  ),
  play: async ({ canvasElement, globals }) => {
    const style = getComputedStyle(within(canvasElement).getByRole('textbox'))
    await expect(style.direction).toBe('ltr')
    await expect(style.textAlign).toBe(globals['locale'] === 'en' ? 'start' : 'end')
  },
}

export const WithCharacterCount: Story = {
  args: { countTo: 20, optional: true },
  render: (args, context) => <TextField {...args} label={words(context).note} />,
  play: async ({ canvasElement, globals }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), 'x'.repeat(22))
    await expect(
      await within(canvasElement.ownerDocument.body).findByText(words({ globals }).over),
    ).toBeInTheDocument()
  },
}
