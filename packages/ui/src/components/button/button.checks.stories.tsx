import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import { focusFirstControl } from '../../story-kit/focus.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { Icon, arrowForwardIcon, calendarIcon } from '../icon/index.ts'
import { buttonKeyTable } from './button.keys.ts'
import { Button } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    book: 'حجز زيارة',
    long: 'تأكيد الطلب والانتقال إلى صفحة الدفع الآمنة لإتمام سداد المبلغ كاملًا مع الضريبة',
  },
  en: {
    book: 'Book a visit',
    long: 'Confirm the order and go on to the secure payment page to pay the whole sum including tax',
  },
})

const meta = {
  title: 'Checks/Button',
  component: Button,
  tags: ['!autodocs'],
  args: { children: '', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof Button>

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const sizes = ['sm', 'md', 'lg'] as const

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { book, long } = words(context)
    return (
      <Grid>
        {variants.map((variant) => (
          <MatrixRow key={variant} name={variant}>
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                {book}
              </Button>
            ))}
            <Button variant={variant} icon={<Icon of={calendarIcon} />}>
              {book}
            </Button>
            <Button variant={variant} iconEnd={<Icon of={arrowForwardIcon} />}>
              {book}
            </Button>
            <Button variant={variant} disabled>
              {book}
            </Button>
            <Button variant={variant} loading>
              {book}
            </Button>
            <Button variant={variant} asChild>
              <a href="#link">{book}</a>
            </Button>
          </MatrixRow>
        ))}
        <MatrixRow name="width=full, long">
          <Button width="full">{long}</Button>
        </MatrixRow>
      </Grid>
    )
  },
  play: async ({ canvasElement }) => {
    const heights = within(canvasElement)
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect().height)
    await expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    await focusFirstControl({ canvasElement })
  },
}

export const LongText: Story = {
  render: (_, context) => (
    <div className="flex flex-wrap gap-3">
      <Button icon={<Icon of={calendarIcon} />} iconEnd={<Icon of={arrowForwardIcon} />}>
        {words(context).long}
      </Button>
      <Button variant="secondary" size="lg" loading>
        {words(context).long}
      </Button>
    </div>
  ),
  play: expectToFit,
}

const pressed = fn()
const checks: { [Row in keyof typeof buttonKeyTable]: DocumentedKeyCheck } = {
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
  render: (_, context) => <Button onClick={pressed}>{words(context).book}</Button>,
}
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(buttonKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(buttonKeyTable, checks, 'en') }
