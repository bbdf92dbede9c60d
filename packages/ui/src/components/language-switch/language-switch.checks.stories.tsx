import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fn } from 'storybook/test'
import { Matrix as Grid, MatrixRow, expectToFit, keyboardStory } from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { LanguageSwitch } from './index.ts'
import { languageSwitchKeyTable } from './language-switch.keys.ts'

const followed = fn((event: MouseEvent) => event.preventDefault())

const meta = {
  title: 'Checks/LanguageSwitch',
  component: LanguageSwitch,
  tags: ['!autodocs'],
  args: { to: 'en', link: <a href="#en" onClick={followed} /> },
} satisfies Meta<typeof LanguageSwitch>

export default meta
type Story = StoryObj<typeof LanguageSwitch>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Grid>
      {(['ar', 'en'] as const).map((to) => (
        <MatrixRow key={to} name={to}>
          <LanguageSwitch to={to} link={<a href={`#${to}`} />} />
        </MatrixRow>
      ))}
      <MatrixRow name="button">
        <LanguageSwitch to="ur" onValueChange={() => undefined} />
      </MatrixRow>
    </Grid>
  ),
}

export const LongText: Story = { play: expectToFit }

const checks: { [Row in keyof typeof languageSwitchKeyTable]: DocumentedKeyCheck } = {
  reach: async ({ canvas, press }) => {
    await press()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
  follow: async ({ canvas, press }) => {
    followed.mockClear()
    canvas.getByRole('link').focus()
    await press()
    await expect(followed).toHaveBeenCalledOnce()
  },
}

export const KeyboardRtl: Story = keyboardStory(languageSwitchKeyTable, checks, 'ar')
export const KeyboardLtr: Story = keyboardStory(languageSwitchKeyTable, checks, 'en')
