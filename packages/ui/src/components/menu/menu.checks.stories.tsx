import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { textsInToolbarLanguage, expectToFit, keyboardStory } from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { Icon, banIcon, downloadIcon } from '../icon/index.ts'
import { closeMenu, openMenu } from '../../testers/index.ts'
import { Menu } from './index.ts'
import type { MenuEntry } from './index.ts'
import { menuKeyTable } from './menu.keys.ts'

const words = textsInToolbarLanguage({
  ar: {
    open: 'الفاتورة',
    heading: 'فاتورة شهر رجب',
    download: 'تنزيل الفاتورة',
    send: 'إرسال نسخة بالبريد',
    dispute: 'اعتراض على الفاتورة',
    why: 'انتهت مهلة الاعتراض',
    share: 'مشاركة',
    byMail: 'بالبريد',
    byLink: 'برابط',
    remind: 'تذكير قبل الموعد',
    cancel: 'إلغاء الطلب',
    letters: 'الغ',
    long: 'إرسال نسخة من الفاتورة الضريبية المبسطة بالبريد إلى كل المفوّضين في الحساب',
  },
  en: {
    open: 'Invoice',
    heading: 'January’s invoice',
    download: 'Download the invoice',
    send: 'Send a copy by email',
    dispute: 'Dispute the invoice',
    why: 'The time for that is over',
    share: 'Share',
    byMail: 'By email',
    byLink: 'By a link',
    remind: 'Remind me before it is due',
    cancel: 'Cancel the order',
    letters: 'ca',
    long: 'Send a copy of the simplified tax invoice by e-mail to everyone who may act for this account',
  },
})
type Words = ReturnType<typeof words>

const chosen = fn()
const ticked = fn()
const items = (content: Words): MenuEntry[] => [
  { heading: content.heading },
  { label: content.download, icon: <Icon of={downloadIcon} />, onSelect: chosen },
  { label: content.send, link: <a href="#send" /> },
  { label: content.dispute, hint: content.why, disabled: true },
  { label: content.share, items: [{ label: content.byMail }, { label: content.byLink }] },
  { label: content.remind, checked: true, onCheckedChange: ticked },
  'line',
  { label: content.cancel, icon: <Icon of={banIcon} />, tone: 'danger' },
]

const meta = {
  title: 'Checks/Menu',
  component: Menu,
  tags: ['!autodocs'],
  args: { trigger: <button type="button" />, items: [] },
  render: (_, context) => (
    <Menu trigger={<Button>{words(context).open}</Button>} items={items(words(context))} />
  ),
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof Menu>

const opened = (canvasElement: HTMLElement): Promise<HTMLElement> =>
  openMenu(userEvent, within(canvasElement).getByRole('button'))

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvasElement, globals }) => {
    const menu = await opened(canvasElement)
    await expect(menu).toHaveAttribute('lang', globals['locale'] === 'en' ? 'en' : 'ar')
    await expect(menu).toHaveAttribute('dir', globals['locale'] === 'en' ? 'ltr' : 'rtl')
    const heights = within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.getBoundingClientRect().height)
    await expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  },
}

export const LettersFindAnEntry: Story = {
  play: async ({ canvasElement, globals }) => {
    const menu = await opened(canvasElement)
    const { letters, cancel } = words({ globals })
    await userEvent.keyboard(letters)
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: cancel })).toHaveFocus())
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const { open, long } = words(context)
    return (
      <Menu
        trigger={<Button>{open}</Button>}
        items={[{ heading: long }, { label: long, hint: long, icon: <Icon of={downloadIcon} /> }]}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const menu = await opened(canvasElement)
    menu.removeAttribute('data-scrolls')
    await expectToFit({ canvasElement: menu })
  },
}

type Test = Parameters<DocumentedKeyCheck>[0]
// Opens the menu and returns its enabled entries.
const entries = async (test: Test): Promise<HTMLElement[]> => {
  const menu = await openMenu(userEvent, test.canvas.getByRole('button'))
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([data-disabled])')]
}
const expectFocus = (element: HTMLElement | undefined): Promise<void> =>
  waitFor(() => expect(element).toHaveFocus())

const byMail = (test: Test): Promise<HTMLElement> =>
  test.page.findByRole('menuitem', { name: words({ globals: { locale: test.locale } }).byMail })

const checks: { [Row in keyof typeof menuKeyTable]: DocumentedKeyCheck } = {
  open: async (test) => {
    await closeMenu(userEvent)
    test.canvas.getByRole('button').focus()
    await test.press()
    await expectFocus((await entries(test))[0])
  },
  openAtEnd: async (test) => {
    await closeMenu(userEvent)
    test.canvas.getByRole('button').focus()
    await test.press()
    await expectFocus((await entries(test)).at(-1))
  },
  next: async (test) => {
    const all = await entries(test)
    const [first, second] = all
    first?.focus()
    await test.press()
    await expectFocus(second)
    all.at(-1)?.focus()
    await test.press()
    await expectFocus(first)
  },
  previous: async (test) => {
    const [first, second] = await entries(test)
    second?.focus()
    await test.press()
    await expectFocus(first)
  },
  first: async (test) => {
    const all = await entries(test)
    all.at(-1)?.focus()
    await test.press()
    await expectFocus(all[0])
  },
  last: async (test) => {
    const all = await entries(test)
    all[0]?.focus()
    await test.press()
    await expectFocus(all.at(-1))
  },
  choose: async (test) => {
    chosen.mockClear()
    const [first] = await entries(test)
    first?.focus()
    await test.press()
    await expect(chosen).toHaveBeenCalledOnce()
    await waitFor(() => expect(test.page.queryByRole('menu')).toBeNull())
  },
  tick: async (test) => {
    ticked.mockClear()
    await entries(test)
    const tick = test.page.getByRole('menuitemcheckbox', { checked: true })
    tick.focus()
    await test.press()
    await expect(ticked).toHaveBeenCalledWith(false)
    // The menu may still be fading in.
    await waitFor(() => expect(tick).toBeVisible())
  },
  openSubmenu: async (test) => {
    await entries(test)
    test.page.getByRole('menuitem', { name: words({ globals: { locale: test.locale } }).share }).focus()
    await test.press()
    await expectFocus(await byMail(test))
    await userEvent.keyboard(test.dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}')
    await waitFor(() => expect(test.page.getAllByRole('menu')).toHaveLength(1))
  },
  closeSubmenu: async (test) => {
    await entries(test)
    const opener = test.page.getByRole('menuitem', {
      name: words({ globals: { locale: test.locale } }).share,
    })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await expectFocus(await byMail(test))
    await test.press()
    await expectFocus(opener)
    await waitFor(() => expect(test.page.getAllByRole('menu')).toHaveLength(1))
  },
  // A simulated Tab does not move focus to the next element; tests/browser proves that with a real
  // key.
  leave: async (test) => {
    const [first] = await entries(test)
    await fireEvent.keyDown(first ?? document.body, { key: 'Tab', shiftKey: test.key === 'ShiftTab' })
    await waitFor(() => expect(test.page.queryByRole('menu')).toBeNull())
    await expectFocus(test.canvas.getByRole('button'))
  },
  close: async (test) => {
    await entries(test)
    await test.press()
    await waitFor(() => expect(test.page.queryByRole('menu')).toBeNull())
    await expectFocus(test.canvas.getByRole('button'))
  },
}

export const KeyboardRtl: Story = keyboardStory(menuKeyTable, checks, 'ar')
export const KeyboardLtr: Story = keyboardStory(menuKeyTable, checks, 'en')
