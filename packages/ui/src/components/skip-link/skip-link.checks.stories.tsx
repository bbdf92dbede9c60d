import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { textsInToolbarLanguage, expectToFit, keyboardStory } from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { skipLinkKeyTable } from './skip-link.keys.ts'
import { SkipLink } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    content: 'عاملات بخبرة، وعقود واضحة.',
    long: 'تجاوز رأس الصفحة وقائمة الخدمات الإلكترونية والانتقال إلى نتائج البحث عن الباقات مباشرة',
  },
  en: {
    content: 'Experienced workers, clear contracts.',
    long: 'Skip the header and the list of electronic services and go straight to the plans that were found',
  },
})

const meta = {
  title: 'Checks/SkipLink',
  component: SkipLink,
  tags: ['!autodocs'],
  args: { target: 'content' },
  render: (args, context) => (
    <div className="min-h-24">
      <SkipLink {...args} />
      <main id={args.target} tabIndex={-1} className="pt-16">
        {words(context).content}
      </main>
    </div>
  ),
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof SkipLink>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    link.focus()
    await expect(getComputedStyle(link).opacity).toBe('1')
  },
}

export const LongText: Story = {
  render: (args, context) => (
    // The transform makes the frame contain a link that is otherwise positioned relative to the window.
    <div className="min-h-40" style={{ transform: 'translateZ(0)' }}>
      <SkipLink {...args}>{words(context).long}</SkipLink>
      <main id={args.target} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('link').focus()
    await expectToFit({ canvasElement })
  },
}

const link = ({ canvas }: Parameters<DocumentedKeyCheck>[0]): HTMLElement => canvas.getByRole('link')
const checks: { [Row in keyof typeof skipLinkKeyTable]: DocumentedKeyCheck } = {
  show: async (test) => {
    await expect(getComputedStyle(link(test)).opacity).toBe('0')
    await test.press()
    await expect(link(test)).toHaveFocus()
    await expect(getComputedStyle(link(test)).opacity).toBe('1')
    await waitFor(() => expect(link(test).getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
  },
  jump: async (test) => {
    // Following the link would navigate away from the test page.
    const followed = fn((event: Event) => event.preventDefault())
    document.addEventListener('click', followed, { once: true })
    link(test).focus()
    await test.press()
    await expect(followed).toHaveBeenCalledOnce()
    await expect(link(test)).toHaveAttribute('href', `#${test.canvas.getByRole('main').id}`)
  },
}

export const KeyboardRtl: Story = keyboardStory(skipLinkKeyTable, checks, 'ar')
export const KeyboardLtr: Story = keyboardStory(skipLinkKeyTable, checks, 'en')
