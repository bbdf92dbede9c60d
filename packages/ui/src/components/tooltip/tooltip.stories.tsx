import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Icon, compareIcon, downloadIcon, sendIcon } from '../icon/index.ts'
import { Tooltip } from './index.ts'
import { Stack } from '../stack/index.ts'
import { tooltipMeta } from './tooltip.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    compare: 'مقارنة هذه الباقة',
    download: 'تنزيل العقد',
    share: 'مشاركة الباقة',
    replace: 'طلب استبدال العاملة',
    why: 'الاستبدال متاح بعد ثلاثة أيام من الوصول.',
  },
  en: {
    compare: 'Compare this plan',
    download: 'Download the contract',
    share: 'Share this plan',
    replace: 'Ask for another worker',
    why: 'A replacement may be asked for three days after arrival.',
  },
})

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  parameters: { kit: tooltipMeta },
  args: { text: '', children: <button type="button" /> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof Tooltip>

export const Default: Story = {
  render: (args, context) => {
    const { compare } = words(context)
    return (
      <Stack direction="row" gap="none" justify="center" style={{ paddingBlockStart: '4rem' }}>
        <Tooltip {...args} text={compare} repeatsName>
          <IconButton variant="secondary" label={compare} icon={<Icon of={compareIcon} />} />
        </Tooltip>
      </Stack>
    )
  },
}

const explained: Story = {
  render: (args, context) => {
    const { replace, why } = words(context)
    return (
      <Stack direction="row" gap="none" justify="center" style={{ paddingBlockStart: '4rem' }}>
        <Tooltip {...args} text={why}>
          <Button variant="secondary">{replace}</Button>
        </Tooltip>
      </Stack>
    )
  },
}

export const Explains: Story = {
  ...explained,
  play: async ({ canvasElement, globals }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await waitFor(() => expect(button).toHaveAccessibleDescription(words({ globals }).why))
  },
}

export const ByTouch: Story = {
  ...explained,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    const page = within(canvasElement.ownerDocument.body)
    const tap = async (): Promise<void> => {
      await fireEvent.pointerDown(button, { pointerType: 'touch' })
      await fireEvent.pointerUp(button, { pointerType: 'touch' })
      await fireEvent.click(button)
    }
    await tap()
    await page.findByRole('tooltip')
    await tap()
    await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull())
  },
}

/** In a row of buttons only the first tooltip waits; the next ones appear at once. */
export const Toolbar: Story = {
  render: (args, context) => {
    const { compare, download, share } = words(context)
    const tools = [
      [compare, compareIcon],
      [download, downloadIcon],
      [share, sendIcon],
    ] as const
    return (
      <Stack direction="row" gap="sm" justify="center" style={{ paddingBlockStart: '4rem' }}>
        {tools.map(([label, icon]) => (
          <Tooltip {...args} key={label} text={label} repeatsName>
            <IconButton variant="secondary" label={label} icon={<Icon of={icon} />} />
          </Tooltip>
        ))}
      </Stack>
    )
  },
}

function HeldOpen({ replace, why }: { replace: string; why: string }): ReactNode {
  const [open, setOpen] = useState(true)
  return (
    <Stack direction="row" gap="none" justify="center" style={{ paddingBlockStart: '4rem' }}>
      <Tooltip text={why} open={open} onOpenChange={setOpen}>
        <Button variant="secondary">{replace}</Button>
      </Tooltip>
    </Stack>
  )
}

/** The caller controls `open`, for example to show the tooltip once to a new customer. */
export const Controlled: Story = {
  render: (_, context) => <HeldOpen replace={words(context).replace} why={words(context).why} />,
  play: async () => {
    const page = within(document.body)
    await page.findByRole('tooltip')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull())
  },
}
