import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fn } from 'storybook/test'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import { focusFirstControl } from '../../story-kit/focus.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { linkKeyTable } from './link.keys.ts'
import { Link } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    terms: 'شروط الإلغاء',
    long: 'شروط إلغاء العقد واستبدال العاملة واسترداد ما بقي من المبلغ بعد حسم رسوم الفسخ والضريبة',
    word: 'شروطنالإلغاءنواستبدالنالعاملةنواسترداد',
  },
  en: {
    terms: 'Cancellation terms',
    long: 'Terms of cancelling a contract, replacing the worker and getting back what is left of the sum after fees',
    word: 'Cancellationandreplacementandrefundterms',
  },
})

const meta = {
  title: 'Checks/Link',
  component: Link,
  tags: ['!autodocs'],
  args: { href: '#terms', children: '' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof Link>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => {
    const { terms } = words(context)
    return (
      <Grid>
        {(['text', 'standalone'] as const).map((variant) =>
          (['primary', 'inherit'] as const).map((tone) => (
            <MatrixRow key={`${variant}-${tone}`} name={`${variant}, ${tone}`}>
              <Link {...args} variant={variant} tone={tone}>
                {terms}
              </Link>
              <Link {...args} variant={variant} tone={tone} external>
                {terms}
              </Link>
              <Link {...args} variant={variant} tone={tone} newTab>
                {terms}
              </Link>
              <Link variant={variant} tone={tone} link={<a href="#router" />}>
                {terms}
              </Link>
            </MatrixRow>
          )),
        )}
      </Grid>
    )
  },
  play: focusFirstControl,
}

export const LongText: Story = {
  render: (args, context) => (
    <div className="grid gap-3">
      <Link {...args} external>
        {words(context).long}
      </Link>
      <Link {...args} variant="standalone" external newTab>
        {words(context).long}
      </Link>
      <Link {...args}>{words(context).word}</Link>
    </div>
  ),
  play: expectToFit,
}

const followed = fn((event: MouseEvent) => event.preventDefault())
const checks: { [Row in keyof typeof linkKeyTable]: DocumentedKeyCheck } = {
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

const keyboard: Story = {
  render: (args, context) => (
    <Link {...args} onClick={followed}>
      {words(context).terms}
    </Link>
  ),
}
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(linkKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(linkKeyTable, checks, 'en') }
