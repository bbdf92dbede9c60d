import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { Icon, arrowForwardIcon, closeIcon } from '../icon/index.ts'
import { iconButtonKeyTable } from './icon-button.keys.ts'
import { IconButton } from './index.ts'

const words = textsInToolbarLanguage({
  ar: { close: 'إغلاق', next: 'التالي' },
  en: { close: 'Close', next: 'Next' },
})

const meta = {
  title: 'Checks/IconButton',
  component: IconButton,
  tags: ['!autodocs'],
  args: { label: '', icon: null },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof IconButton>

const variants = ['quiet', 'secondary', 'primary', 'danger'] as const
const sizes = ['md', 'lg'] as const

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { close, next } = words(context)
    const icon = <Icon of={closeIcon} />
    return (
      <Grid>
        {variants.map((variant) => (
          <MatrixRow key={variant} name={variant}>
            {sizes.map((size) => (
              <IconButton key={size} variant={variant} size={size} label={close} icon={icon} />
            ))}
            <IconButton variant={variant} shape="round" label={next} icon={<Icon of={arrowForwardIcon} />} />
            {(variant === 'quiet' || variant === 'secondary') && (
              <IconButton variant={variant} pressed label={close} icon={icon} />
            )}
            <IconButton variant={variant} disabled label={close} icon={icon} />
            <IconButton
              variant={variant}
              label={next}
              icon={<Icon of={arrowForwardIcon} />}
              link={<a href="#next" />}
            />
          </MatrixRow>
        ))}
      </Grid>
    )
  },
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  },
}

export const LongText: Story = {
  render: (_, context) => (
    <div className="flex flex-wrap gap-2">
      {variants.map((variant) => (
        <IconButton
          key={variant}
          variant={variant}
          size="lg"
          label={words(context).close}
          icon={<Icon of={closeIcon} />}
        />
      ))}
    </div>
  ),
  play: expectToFit,
}

const pressed = fn()
const checks: { [Row in keyof typeof iconButtonKeyTable]: DocumentedKeyCheck } = {
  reach: async ({ canvas, press }) => {
    await press()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
  press: async ({ canvas, press }) => {
    pressed.mockClear()
    canvas.getByRole('button').focus()
    await press()
    await expect(pressed).toHaveBeenCalledOnce()
  },
}

const keyboard: Story = {
  render: (_, context) => (
    <IconButton label={words(context).close} icon={<Icon of={closeIcon} />} onClick={pressed} />
  ),
}
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(iconButtonKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(iconButtonKeyTable, checks, 'en') }
