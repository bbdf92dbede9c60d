import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { ThemeSwitch } from './index.ts'
import type { ThemeSwitchProps } from './index.ts'
import { Stack } from '../stack/index.ts'
import { themeSwitchMeta } from './theme-switch.meta.ts'

const words = textsInToolbarLanguage({ ar: { dark: 'داكن' }, en: { dark: 'Dark' } })

function StatefulThemeSwitch({ value, onValueChange, ...rest }: ThemeSwitchProps): ReactNode {
  const [theme, setTheme] = useState<ThemeSwitchProps['value']>(value)
  return (
    <ThemeSwitch
      {...rest}
      value={theme}
      onValueChange={(next) => {
        setTheme(next)
        onValueChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Components/Navigation/ThemeSwitch',
  component: ThemeSwitch,
  parameters: { kit: themeSwitchMeta },
  args: { value: 'system', onValueChange: fn() },
  render: (args) => <StatefulThemeSwitch {...args} />,
} satisfies Meta<typeof ThemeSwitch>

export default meta
type Story = StoryObj<typeof ThemeSwitch>

export const Default: Story = {
  render: (args) => (
    <Stack direction="row" gap="none" justify="center" style={{ minBlockSize: '16rem' }}>
      <StatefulThemeSwitch {...args} />
    </Stack>
  ),
}

export const Segmented: Story = {
  args: { variant: 'segmented' },
  play: async ({ canvasElement, args, globals }) => {
    const dark = within(canvasElement).getByRole('radio', { name: words({ globals }).dark })
    await userEvent.click(dark)
    await expect(args.onValueChange).toHaveBeenCalledWith('dark')
    await expect(dark).toBeChecked()
  },
}
