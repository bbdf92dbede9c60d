import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { bothLanguages } from '../../story-kit/index.ts'
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
import { menuMeta } from './menu.meta.ts'

const words = bothLanguages({
  ar: {
    more: 'أفعال أخرى على العقد',
    heading: 'العقد',
    download: 'نزّل العقد',
    replace: 'استبدل العاملة',
    suspend: 'علّق العقد',
    why: 'متاح بعد سبعة أيام من البداية',
    cancel: 'ألغِ العقد',
    request: 'قدّم طلبًا',
    orders: 'طلب استقدام جديد',
    visit: 'زيارة بالساعات',
  },
  en: {
    more: 'More for this contract',
    heading: 'Contract',
    download: 'Download the contract',
    replace: 'Replace the worker',
    suspend: 'Suspend the contract',
    why: 'Possible seven days after its start',
    cancel: 'Cancel the contract',
    request: 'Make a request',
    orders: 'A new recruitment',
    visit: 'A visit by the hour',
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

export const ChoosesOne: Story = {
  render: (args, context) => {
    const content = words(context)
    return (
      <div className="flex justify-center">
        <Menu
          {...args}
          items={contractMenu(content)}
          trigger={
            <Button variant="secondary" iconEnd={<Icon of={chevronDownIcon} />}>
              {content.more}
            </Button>
          }
        />
      </div>
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
