import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { Icon, filterIcon } from '../icon/index.ts'
import { drawerMeta } from './drawer.meta.ts'
import { Drawer, DrawerClose } from './index.ts'
import type { DrawerProps } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    open: 'تصفية الباقات',
    title: 'تصفية الباقات',
    description: 'عشرون باقة توافق اختياركم الآن.',
    choices: ['من الفلبين', 'من إندونيسيا', 'من كينيا', 'من أوغندا'],
    apply: 'عرض الباقات',
    clear: 'مسح الكل',
  },
  en: {
    open: 'Filter the plans',
    title: 'Filter the plans',
    description: 'Twenty plans fit your choice now.',
    choices: ['From the Philippines', 'From Indonesia', 'From Kenya', 'From Uganda'],
    apply: 'Show plans',
    clear: 'Clear all',
  },
})
type Words = ReturnType<typeof words>

function Filters({
  content,
  open: startsOpen = false,
  ...args
}: Partial<DrawerProps> & { content: Words }): ReactNode {
  const [open, setOpen] = useState(startsOpen)
  return (
    <>
      <Button variant="secondary" icon={<Icon of={filterIcon} />} onClick={() => setOpen(true)}>
        {content.open}
      </Button>
      <Drawer
        {...args}
        open={open}
        onOpenChange={setOpen}
        title={content.title}
        description={content.description}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{content.apply}</Button>
            <Button variant="quiet">{content.clear}</Button>
          </>
        }
      >
        {content.choices.map((choice) => (
          <label
            key={choice}
            style={{
              display: 'flex',
              minBlockSize: 'var(--sk-size-touch)',
              alignItems: 'center',
              gap: '0.75rem',
            }}
          >
            <input
              type="checkbox"
              style={{ inlineSize: '1.25rem', blockSize: '1.25rem', accentColor: 'var(--sk-color-primary)' }}
            />
            {choice}
          </label>
        ))}
      </Drawer>
    </>
  )
}

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  parameters: { kit: drawerMeta },
  args: { open: false, onOpenChange: fn(), title: '', children: '' },
  argTypes: { open: { control: false }, footer: { control: false }, children: { control: false } },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof Drawer>

export const Default: Story = {
  args: { open: true },
  render: ({ open, side, size }, context) => (
    <Filters content={words(context)} open={open} side={side} size={size} />
  ),
}

const opened = async (canvasElement: HTMLElement): Promise<DOMRect> => {
  await userEvent.click(within(canvasElement).getByRole('button'))
  const drawer = await within(canvasElement.ownerDocument.body).findByRole('dialog')
  await waitFor(() => expect(drawer.getAnimations()).toEqual([]))
  return drawer.getBoundingClientRect()
}

export const FromTheEnd: Story = {
  render: (_, context) => <Filters content={words(context)} side="end" />,
  play: async ({ canvasElement, globals }) => {
    const { left, right } = await opened(canvasElement)
    if (globals['locale'] === 'en') await expect(right).toBe(document.documentElement.clientWidth)
    else await expect(left).toBe(0)
  },
}

export const FromTheStart: Story = {
  render: (_, context) => <Filters content={words(context)} side="start" size="sm" />,
  play: async ({ canvasElement, globals }) => {
    const { left, right } = await opened(canvasElement)
    if (globals['locale'] === 'en') await expect(left).toBe(0)
    else await expect(right).toBe(document.documentElement.clientWidth)
  },
}

/** Opened by its own `trigger` and closed by `DrawerClose`, without state in the app. */
export const OpensItself: Story = {
  args: { open: undefined },
  render: ({ onOpenChange }, context) => {
    const { open, title, description, choices, apply } = words(context)
    return (
      <Drawer
        onOpenChange={onOpenChange}
        trigger={<Button icon={<Icon of={filterIcon} />}>{open}</Button>}
        title={
          <span style={{ display: 'inline-flex', alignItems: 'center', gap: '0.5rem' }}>
            <Icon of={filterIcon} /> {title}
          </span>
        }
        description={description}
        footer={
          <DrawerClose>
            <Button>{apply}</Button>
          </DrawerClose>
        }
      >
        {choices.join(' · ')}
      </Drawer>
    )
  },
  play: async ({ canvas, globals }) => {
    const { open, title, apply } = words({ globals })
    const trigger = canvas.getByRole('button', { name: open })
    await userEvent.click(trigger)
    const page = within(document.body)
    const drawer = await page.findByRole('dialog', { name: title })
    await userEvent.click(within(drawer).getByRole('button', { name: apply }))
    await waitFor(() => expect(drawer).not.toBeInTheDocument())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
