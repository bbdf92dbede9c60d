import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { PasswordField } from './index.ts'
import { passwordFieldKeyTable } from './password-field.keys.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'كلمة المرور',
    hint: 'كما في حسابكم لدى المنصة',
    error: 'كلمة المرور غير صحيحة. يمكن المحاولة من جديد أو استعادتها.',
    advice: 'كلمة أخرى تجعلها أقوى.',
    long: 'كلمة المرور الجديدة التي ستستخدمونها من الآن فصاعدًا للدخول إلى حسابكم في الموقع وفي التطبيق',
  },
  en: {
    label: 'Password',
    hint: 'As in your account',
    error: 'That password is not right. Try again or reset it.',
    advice: 'Add another word.',
    long: 'The new password that you will use from now on to enter your account on the site and in the app',
  },
})

const meta = {
  title: 'Checks/PasswordField',
  component: PasswordField,
  tags: ['!autodocs'],
  args: { label: '' },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof PasswordField>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { label, hint, error, advice } = words(context)
    return (
      <Grid>
        <MatrixRow name="states">
          <PasswordField className="w-72" label={label} hint={hint} />
          <PasswordField className="w-72" label={label} defaultValue="Nakheel-2030" required />
          <PasswordField className="w-72" label={label} error={error} defaultValue="1234" />
          <PasswordField className="w-72" label={label} disabled defaultValue="1234" />
        </MatrixRow>
        <MatrixRow name="strength 0-4">
          {([0, 1, 2, 3, 4] as const).map((strength) => (
            <PasswordField
              key={strength}
              className="w-52"
              label={label}
              strength={strength}
              strengthHint={strength < 4 && advice}
              defaultValue="Nakheel"
              autoComplete="new-password"
            />
          ))}
        </MatrixRow>
      </Grid>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => (
    <PasswordField
      label={words(context).long}
      hint={words(context).long}
      error={words(context).long}
      strength={2}
      strengthHint={words(context).long}
      defaultValue="كلمةالمرور"
      optional
    />
  ),
  play: expectToFit,
}

export const CapsLock: Story = {
  render: (_, context) => <PasswordField label={words(context).label} />,
  play: async ({ canvas, globals }) => {
    const user = userEvent.setup()
    await user.click(canvas.getByLabelText(words({ globals }).label))
    await user.keyboard('{CapsLock}N')
    const warning = globals['locale'] === 'en' ? /Caps lock/ : /الأحرف الكبيرة/
    await expect(canvas.getByText(warning)).toBeVisible()
    await user.keyboard('{CapsLock}n')
    await expect(canvas.queryByText(warning)).toBeNull()
  },
}

const input = (canvas: Parameters<DocumentedKeyCheck>[0]['canvas'], locale: 'ar' | 'en'): HTMLElement =>
  canvas.getByLabelText(words({ globals: { locale } }).label)

const checks: { [Row in keyof typeof passwordFieldKeyTable]: DocumentedKeyCheck } = {
  reach: async ({ canvas, press, locale }) => {
    await press()
    await expect(input(canvas, locale)).toHaveFocus()
  },
  eye: async ({ canvas, press, locale }) => {
    input(canvas, locale).focus()
    await press()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
  toggle: async ({ canvas, press, locale }) => {
    const before = input(canvas, locale).getAttribute('type')
    canvas.getByRole('button').focus()
    await press()
    await expect(input(canvas, locale)).toHaveAttribute('type', before === 'text' ? 'password' : 'text')
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

const keyboard: Story = { render: (_, context) => <PasswordField label={words(context).label} /> }
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(passwordFieldKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(passwordFieldKeyTable, checks, 'en') }
