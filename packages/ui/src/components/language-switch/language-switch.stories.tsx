import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LanguageSwitch } from './index.ts'
import { languageSwitchMeta } from './language-switch.meta.ts'

const meta = {
  title: 'Components/Navigation/LanguageSwitch',
  component: LanguageSwitch,
  parameters: { kit: languageSwitchMeta },
  args: { to: 'en', link: <a href="#en" /> },
  argTypes: { to: { control: false }, link: { control: false } },
  render: (_, { globals }) =>
    globals['locale'] === 'en' ? (
      <LanguageSwitch to="ar" link={<a href="#ar" />} />
    ) : (
      <LanguageSwitch to="en" link={<a href="#en" />} />
    ),
} satisfies Meta<typeof LanguageSwitch>

export default meta
type Story = StoryObj<typeof LanguageSwitch>

export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    const other = globals['locale'] === 'en' ? 'ar' : 'en'
    const link = within(canvasElement).getByRole('link', { name: other === 'en' ? 'English' : 'العربية' })
    await expect(link).toHaveAttribute('lang', other)
    await expect(link).toHaveAttribute('hreflang', other)
  },
}

const chosen = fn()

/** For a page that changes its language without opening another URL. */
export const AsAButton: Story = {
  render: () => <LanguageSwitch to="ur" onValueChange={chosen} />,
  play: async ({ canvasElement }) => {
    chosen.mockClear()
    const button = within(canvasElement).getByRole('button', { name: 'اردو' })
    await expect(button).toHaveAttribute('lang', 'ur')
    await userEvent.click(button)
    await expect(chosen).toHaveBeenCalledWith('ur')
  },
}
