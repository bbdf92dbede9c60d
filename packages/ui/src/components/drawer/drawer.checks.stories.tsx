import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { textsInToolbarLanguage, expectToFit, keyboardStory } from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { drawerKeyTable } from './drawer.keys.ts'
import { Drawer } from './index.ts'
import type { DrawerProps } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    open: 'تفاصيل الطلب',
    title: 'طلب استقدام عاملة منزلية',
    description: 'قُدّم يوم الأحد، وهو الآن قيد المراجعة.',
    lines: ['رسوم الاستقدام', 'رسوم التأشيرة', 'ضريبة القيمة المضافة', 'المجموع'],
    pay: 'الدفع الآن',
    later: 'ليس الآن',
  },
  en: {
    open: 'Details of the order',
    title: 'Recruitment of a house worker',
    description: 'Sent on Sunday, under review now.',
    lines: ['Recruitment fee', 'Visa fee', 'Value added tax', 'Total'],
    pay: 'Pay now',
    later: 'Not now',
  },
})
type Words = ReturnType<typeof words>

const meta = {
  title: 'Checks/Drawer',
  component: Drawer,
  tags: ['!autodocs'],
  args: { open: true, onOpenChange: fn(), title: '', children: '' },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof Drawer>

const parts = (
  content: Words,
  times = 1,
): Pick<DrawerProps, 'title' | 'description' | 'footer' | 'children'> => ({
  title: content.title,
  description: content.description,
  footer: (
    <>
      <Button>{content.pay}</Button>
      <Button variant="secondary">{content.later}</Button>
    </>
  ),
  children: (
    <ul className="m-0 ps-5">
      {Array.from({ length: times }, () => content.lines)
        .flat()
        .map((line, index) => (
          <li key={index}>{line}</li>
        ))}
    </ul>
  ),
})

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => <Drawer {...args} {...parts(words(context))} />,
  play: async ({ canvasElement, globals }) => {
    const drawer = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    await expect(drawer).toHaveAttribute('lang', globals['locale'] === 'en' ? 'en' : 'ar')
    await expect(getComputedStyle(drawer).direction).toBe(globals['locale'] === 'en' ? 'ltr' : 'rtl')
  },
}

export const StartSmall: Story = {
  args: { side: 'start', size: 'sm' },
  render: (args, context) => <Drawer {...args} {...parts(words(context))} />,
}

export const ScrollsByKeyboard: Story = {
  render: (args, context) => <Drawer {...args} {...parts(words(context), 20)} />,
  play: async ({ canvasElement, globals }) => {
    const body = await within(canvasElement.ownerDocument.body).findByRole('group', {
      name: words({ globals }).title,
    })
    body.focus()
    await expect(body).toHaveFocus()
  },
}

export const LongText: Story = {
  render: (args, context) => {
    const content = words(context)
    return (
      <Drawer
        {...args}
        {...parts(content)}
        title={`${content.title} ${content.description} ${content.title}`}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const drawer = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    await expectToFit({ canvasElement: drawer })
  },
}

function Opener({ content }: { content: Words }): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{content.open}</Button>
      <Drawer open={open} onOpenChange={setOpen} {...parts(content)} />
    </>
  )
}

type Test = Parameters<DocumentedKeyCheck>[0]
const reopen = async ({ canvas, page }: Test): Promise<HTMLElement> => {
  const open = page.queryByRole('dialog')
  if (open) return open
  await userEvent.click(canvas.getByRole('button'))
  return page.findByRole('dialog')
}
const expectInside = async (drawer: HTMLElement): Promise<void> => {
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true))
}
const expectToStayInside = async (test: Test): Promise<void> => {
  const drawer = await reopen(test)
  for (let presses = 0; presses < 5; presses++) {
    await test.press()
    await expectInside(drawer)
  }
}

const checks: { [Row in keyof typeof drawerKeyTable]: DocumentedKeyCheck } = {
  open: async (test) => {
    if (test.page.queryByRole('dialog')) await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(test.page.queryByRole('dialog')).toBeNull())
    test.canvas.getByRole('button').focus()
    await test.press()
    await expectInside(await test.page.findByRole('dialog'))
  },
  forward: expectToStayInside,
  backward: expectToStayInside,
  close: async (test) => {
    await reopen(test)
    await test.press()
    await waitFor(() => expect(test.page.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(test.canvas.getByRole('button')).toHaveFocus())
  },
}

const keyboard: Story = { render: (_, context) => <Opener content={words(context)} /> }
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(drawerKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(drawerKeyTable, checks, 'en') }
