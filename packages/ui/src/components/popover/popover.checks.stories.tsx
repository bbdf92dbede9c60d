import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { textsInToolbarLanguage, expectToFit, keyboardStory } from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { Popover } from './index.ts'
import { popoverKeyTable } from './popover.keys.ts'

const words = textsInToolbarLanguage({
  ar: {
    open: 'متى تصل العاملة؟',
    label: 'موعد الوصول',
    text: 'تصل بين السابعة والثامنة صباحًا مع السائق، وتبدأ ساعاتها من لحظة وصولها.',
    book: 'تغيير الموعد',
    word: 'موعدالوصولوموعدالانصرافوموعدالزيارةالقادمة',
  },
  en: {
    open: 'When does the worker come?',
    label: 'Time of arrival',
    text: 'Between seven and eight in the morning with our driver; her hours start when she arrives.',
    book: 'Change the time',
    word: 'Arrivalanddepartureandthetimeofthenextvisit',
  },
})

const meta = {
  title: 'Checks/Popover',
  component: Popover,
  tags: ['!autodocs'],
  args: { label: '', trigger: <button type="button" />, children: '' },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof Popover>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { open, label, text, book } = words(context)
    return (
      <div className="min-h-72">
        <Popover open label={label} trigger={<Button variant="secondary">{open}</Button>}>
          <p className="m-0 mb-3">{text}</p>
          <Button size="sm">{book}</Button>
        </Popover>
      </div>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const panel = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    await expect(panel).toHaveAttribute('lang', globals['locale'] === 'en' ? 'en' : 'ar')
  },
}

export const EndSmall: Story = {
  render: (_, context) => {
    const { open, label, text } = words(context)
    return (
      <Popover open align="end" size="sm" padding="none" label={label} trigger={<Button>{open}</Button>}>
        {text}
      </Popover>
    )
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const { open, label, text, word, book } = words(context)
    return (
      <Popover open label={label} trigger={<Button>{open}</Button>}>
        <p className="m-0 mb-3">
          {text} {word} {text}
        </p>
        <Button>{`${book} ${text}`}</Button>
      </Popover>
    )
  },
  play: async ({ canvasElement }) => {
    const panel = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    panel.removeAttribute('data-scrolls')
    await expectToFit({ canvasElement: panel })
  },
}

type Test = Parameters<DocumentedKeyCheck>[0]
const reopen = async ({ canvas, page }: Test): Promise<HTMLElement> => {
  const open = page.queryByRole('dialog')
  if (open) return open
  await userEvent.click(canvas.getByRole('button'))
  return page.findByRole('dialog')
}

const checks: { [Row in keyof typeof popoverKeyTable]: DocumentedKeyCheck } = {
  open: async (test) => {
    if (test.page.queryByRole('dialog')) await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(test.page.queryByRole('dialog')).toBeNull())
    test.canvas.getByRole('button').focus()
    await test.press()
    const panel = await test.page.findByRole('dialog')
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
  },
  move: async (test) => {
    const panel = await reopen(test)
    const [first, second] = within(panel).getAllByRole('button')
    first?.focus()
    await test.press()
    await expect(second).toHaveFocus()
  },
  close: async (test) => {
    await reopen(test)
    await test.press()
    await waitFor(() => expect(test.page.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(test.canvas.getByRole('button')).toHaveFocus())
  },
}

const keyboard: Story = {
  render: (_, context) => {
    const { open, label, book } = words(context)
    return (
      <Popover label={label} trigger={<Button>{open}</Button>}>
        <Button size="sm">{book}</Button>
        <Button size="sm">{label}</Button>
      </Popover>
    )
  },
}
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(popoverKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(popoverKeyTable, checks, 'en') }
