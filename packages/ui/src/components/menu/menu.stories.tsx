import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { IconButton } from '../icon-button/index.ts'
import {
  Icon,
  banIcon,
  chevronDownIcon,
  downloadIcon,
  moreIcon,
  pauseIcon,
  repeatIcon,
} from '../icon/index.ts'
import { Menu } from './index.ts'
import type { MenuEntry } from './index.ts'
import { Stack } from '../stack/index.ts'
import { menuMeta } from './menu.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    more: 'أفعال أخرى على العقد',
    heading: 'العقد',
    download: 'تنزيل العقد',
    replace: 'استبدل العاملة',
    suspend: 'علّق العقد',
    why: 'متاح بعد سبعة أيام من البداية',
    cancel: 'إلغاء العقد',
    request: 'تقديم طلب',
    orders: 'طلب استقدام جديد',
    visit: 'زيارة بالساعات',
    view: 'العرض',
    sort: 'الترتيب',
    newest: 'الأحدث أولًا',
    ending: 'الأقرب انتهاءً',
    ended: 'العقود المنتهية',
    prices: 'الأسعار مع الضريبة',
    export: 'صدّر القائمة',
    sheet: 'جدول Excel',
    paper: 'ملف PDF',
  },
  en: {
    more: 'More for this contract',
    heading: 'Contract',
    download: 'Download the contract',
    replace: 'Replace the worker',
    suspend: 'Pause the contract',
    why: 'Possible seven days after its start',
    cancel: 'Cancel the contract',
    request: 'Make a request',
    orders: 'A new recruitment',
    visit: 'A visit by the hour',
    view: 'View',
    sort: 'Sort by',
    newest: 'Newest first',
    ending: 'Ending soonest',
    ended: 'Ended contracts',
    prices: 'Prices with tax',
    export: 'Export the list',
    sheet: 'Excel sheet',
    paper: 'PDF file',
  },
})
type Words = ReturnType<typeof words>

const chosen = fn()
const contractMenu = (content: Words): MenuEntry[] => [
  { heading: content.heading },
  { label: content.download, icon: <Icon of={downloadIcon} />, onSelect: () => chosen('download') },
  { label: content.replace, icon: <Icon of={repeatIcon} />, onSelect: () => chosen('replace') },
  { label: content.suspend, icon: <Icon of={pauseIcon} />, hint: content.why, disabled: true },
  'line',
  { label: content.cancel, icon: <Icon of={banIcon} />, tone: 'danger', onSelect: () => chosen('cancel') },
]

const meta = {
  title: 'Components/Overlays/Menu',
  component: Menu,
  parameters: { kit: menuMeta },
  args: { trigger: <button type="button" />, items: [] },
  argTypes: { trigger: { control: false }, items: { control: false } },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof Menu>

export const Default: Story = {
  render: (args, context) => {
    const content = words(context)
    return (
      <Menu
        {...args}
        items={contractMenu(content)}
        trigger={<IconButton variant="secondary" label={content.more} icon={<Icon of={moreIcon} />} />}
      />
    )
  },
}

export const Opened: Story = { ...Default, args: { defaultOpen: true } }

export const ChoosesOne: Story = {
  render: (args, context) => {
    const content = words(context)
    return (
      <Stack direction="row" gap="none" justify="center">
        <Menu
          {...args}
          items={contractMenu(content)}
          trigger={
            <Button variant="secondary" iconEnd={<Icon of={chevronDownIcon} />}>
              {content.more}
            </Button>
          }
        />
      </Stack>
    )
  },
  play: async ({ canvasElement, globals }) => {
    chosen.mockClear()
    const content = words({ globals })
    const page = within(canvasElement.ownerDocument.body)
    const trigger = within(canvasElement).getByRole('button')
    await userEvent.click(trigger)
    const menu = await page.findByRole('menu', { name: content.more })
    const edge = globals['locale'] === 'en' ? 'left' : 'right'
    await waitFor(() =>
      expect(menu.getBoundingClientRect()[edge]).toBeCloseTo(trigger.getBoundingClientRect()[edge], 0),
    )
    await userEvent.click(page.getByRole('menuitem', { name: content.replace }))
    await expect(chosen).toHaveBeenCalledWith('replace')
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull())
  },
}

export const Links: Story = {
  render: (args, context) => {
    const { request, orders, visit } = words(context)
    return (
      <Menu
        {...args}
        items={[
          { label: orders, link: <a href="#mediation" /> },
          { label: visit, link: <a href="#hourly" /> },
        ]}
        trigger={<Button iconEnd={<Icon of={chevronDownIcon} />}>{request}</Button>}
      />
    )
  },
  play: async ({ canvasElement, globals }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(await page.findByRole('menuitem', { name: words({ globals }).visit })).toHaveAttribute(
      'href',
      '#hourly',
    )
  },
}

function ViewMenu({ content }: { content: Words }): ReactNode {
  const [sort, setSort] = useState('newest')
  const [shown, setShown] = useState({ ended: true, prices: false })
  return (
    <Menu
      trigger={
        <Button variant="secondary" iconEnd={<Icon of={chevronDownIcon} />}>
          {content.view}
        </Button>
      }
      items={[
        {
          heading: content.sort,
          value: sort,
          onValueChange: setSort,
          options: [
            { value: 'newest', label: content.newest },
            { value: 'ending', label: content.ending },
          ],
        },
        'line',
        {
          label: content.ended,
          checked: shown.ended,
          onCheckedChange: (ended) => setShown({ ...shown, ended }),
        },
        {
          label: content.prices,
          checked: shown.prices,
          onCheckedChange: (prices) => setShown({ ...shown, prices }),
        },
        'line',
        {
          label: content.export,
          icon: <Icon of={downloadIcon} />,
          items: [
            { label: content.sheet, onSelect: () => chosen('sheet') },
            { label: content.paper, onSelect: () => chosen('paper') },
          ],
        },
      ]}
    />
  )
}

/**
 * Checkbox entries, which leave the menu open, radio entries, which close it, and a submenu that
 * opens in reading direction.
 */
export const TicksAndSubmenu: Story = {
  render: (_, context) => <ViewMenu content={words(context)} />,
  play: async ({ canvas, globals }) => {
    chosen.mockClear()
    const content = words({ globals })
    const page = within(document.body)
    const trigger = canvas.getByRole('button')
    await userEvent.click(trigger)
    const prices = await page.findByRole('menuitemcheckbox', { name: content.prices })
    await userEvent.click(prices)
    await expect(prices).toBeChecked()
    await userEvent.click(page.getByRole('menuitemradio', { name: content.ending }))
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull())

    await userEvent.click(trigger)
    await expect(await page.findByRole('menuitemradio', { name: content.ending })).toBeChecked()
    const opener = page.getByRole('menuitem', { name: content.export })
    await userEvent.click(opener)
    const sheet = await page.findByRole('menuitem', { name: content.sheet })
    const submenu = sheet.closest('[role=menu]')
    await waitFor(() => expect(submenu).toBeVisible())
    const beside = submenu?.getBoundingClientRect()
    const menu = opener.closest('[role=menu]')?.getBoundingClientRect()
    if (window.innerWidth >= 640)
      if (globals['locale'] === 'en') await expect(beside?.left).toBeGreaterThan(menu?.left ?? 0)
      else await expect(beside?.right).toBeLessThan(menu?.right ?? 0)
    await userEvent.click(sheet)
    await expect(chosen).toHaveBeenCalledWith('sheet')
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull())
  },
}

function HeldOpen({ content }: { content: Words }): ReactNode {
  const [open, setOpen] = useState(true)
  return (
    <Menu
      open={open}
      onOpenChange={setOpen}
      items={contractMenu(content)}
      trigger={<Button>{content.more}</Button>}
    />
  )
}

/** The caller controls `open`. */
export const Controlled: Story = {
  render: (_, context) => <HeldOpen content={words(context)} />,
  play: async () => {
    const page = within(document.body)
    const menu = await page.findByRole('menu')
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull())
  },
}
