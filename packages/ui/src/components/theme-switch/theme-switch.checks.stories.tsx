import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Matrix as Grid, MatrixRow, expectToFit, keyboardStory } from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { ThemeSwitch } from './index.ts'
import type { Theme } from './index.ts'
import { themeSwitchKeyTable } from './theme-switch.keys.ts'

const meta = {
  title: 'Checks/ThemeSwitch',
  component: ThemeSwitch,
  tags: ['!autodocs'],
  args: { value: 'system', onValueChange: fn() },
} satisfies Meta<typeof ThemeSwitch>

export default meta
type Story = StoryObj<typeof ThemeSwitch>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Grid>
      {(['system', 'light', 'dark', 'contrast'] as const).map((value) => (
        <MatrixRow key={value} name={value}>
          <ThemeSwitch {...args} variant="segmented" value={value} />
          <ThemeSwitch {...args} value={value} className="mx-24" />
        </MatrixRow>
      ))}
      <div style={{ blockSize: '13rem' }} />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button')
    const last = buttons.at(-1)
    if (last) await userEvent.click(last)
    await expect(last).toHaveAttribute('aria-expanded', 'true')
  },
}

export const ClosesOutside: Story = {
  render: (args) => (
    <div className="grid min-h-64 justify-items-center">
      <ThemeSwitch {...args} />
      <p className="m-0 self-end">{'…'}</p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('radio', { checked: true })).toBeVisible()
    await userEvent.click(canvas.getByText('…'))
    await expect(canvas.queryAllByRole('radio')).toHaveLength(0)
  },
}

export const LongText: Story = { args: { variant: 'segmented' }, play: expectToFit }

function StatefulThemeSwitch(): ReactNode {
  const [theme, setTheme] = useState<Theme>('system')
  return (
    <div className="flex min-h-64 justify-center">
      <ThemeSwitch value={theme} onValueChange={setTheme} />
    </div>
  )
}

type Test = Parameters<DocumentedKeyCheck>[0]
const button = ({ canvas }: Test): HTMLElement => canvas.getByRole('button')
const chosen = ({ canvas }: Test): HTMLElement => canvas.getByRole('radio', { checked: true })
const radios = async (test: Test): Promise<HTMLElement[]> => {
  if (test.canvas.queryAllByRole('radio').length === 0) await userEvent.click(button(test))
  return test.canvas.findAllByRole('radio')
}

const checks: { [Row in keyof typeof themeSwitchKeyTable]: DocumentedKeyCheck } = {
  open: async (test) => {
    button(test).focus()
    if (button(test).getAttribute('aria-expanded') === 'true') await userEvent.keyboard('{Escape}')
    await test.press()
    await expect(button(test)).toHaveAttribute('aria-expanded', 'true')
  },
  enter: async (test) => {
    await radios(test)
    button(test).focus()
    await test.press()
    await expect(chosen(test)).toHaveFocus()
  },
  next: async (test) => {
    const all = await radios(test)
    const at = all.indexOf(chosen(test))
    chosen(test).focus()
    await test.press()
    await expect(all[at + 1]).toHaveFocus()
    await expect(all[at + 1]).toBeChecked()
  },
  previous: async (test) => {
    const all = await radios(test)
    const at = all.indexOf(chosen(test))
    chosen(test).focus()
    await test.press()
    await expect(all.at(at - 1)).toHaveFocus()
    await expect(all.at(at - 1)).toBeChecked()
  },
  close: async (test) => {
    await radios(test)
    chosen(test).focus()
    await test.press()
    await expect(test.canvas.queryAllByRole('radio')).toHaveLength(0)
    await expect(button(test)).toHaveFocus()
  },
}

const keyboard: Story = { render: () => <StatefulThemeSwitch /> }
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(themeSwitchKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(themeSwitchKeyTable, checks, 'en') }
