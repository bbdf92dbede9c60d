import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { textsInToolbarLanguage } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { Money } from '../money/index.ts'
import { Popover } from './index.ts'
import { Stack } from '../stack/index.ts'
import { Text } from '../text/index.ts'
import { popoverMeta } from './popover.meta.ts'

const words = textsInToolbarLanguage({
  ar: {
    open: 'مم يتكوّن السعر؟',
    label: 'تفصيل السعر',
    lines: [
      ['أربع زيارات صباحية', 34400],
      ['النقل ذهابًا وعودة', 0],
      ['ضريبة القيمة المضافة', 5160],
      ['المجموع', 39560],
    ],
    close: 'فهمت',
  },
  en: {
    open: 'What is in the price?',
    label: 'The parts of the price',
    lines: [
      ['Four morning visits', 34400],
      ['Transport both ways', 0],
      ['Value added tax', 5160],
      ['Total', 39560],
    ],
    close: 'Got it',
  },
})
type Words = ReturnType<typeof words>

const price = ({ lines }: Words): ReactNode => (
  <dl style={{ margin: 0, display: 'grid', gap: '0.5rem' }}>
    {lines.map(([name, sum]) => (
      <Stack direction="row" wrap gap="none" justify="between" key={name} style={{ columnGap: '1rem' }}>
        <dt>{name}</dt>
        <Text as="dd">
          <Money halalas={Number(sum)} />
        </Text>
      </Stack>
    ))}
  </dl>
)

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  parameters: { kit: popoverMeta },
  args: { label: '', trigger: <button type="button" />, children: '', onOpenChange: fn() },
  argTypes: { trigger: { control: false }, children: { control: false }, open: { control: false } },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof Popover>

export const Default: Story = {
  render: (args, context) => {
    const content = words(context)
    return (
      <Popover {...args} label={content.label} trigger={<Button variant="quiet">{content.open}</Button>}>
        {price(content)}
      </Popover>
    )
  },
}

export const Opened: Story = { ...Default, args: { defaultOpen: true } }

export const StartsWhereLinesStart: Story = {
  render: (args, context) => {
    const content = words(context)
    return (
      <Stack direction="row" gap="none" justify="center">
        <Popover
          {...args}
          label={content.label}
          trigger={<Button variant="secondary">{content.open}</Button>}
        >
          {(close) => (
            <Stack>
              {price(content)}
              <Button size="sm" onClick={close}>
                {content.close}
              </Button>
            </Stack>
          )}
        </Popover>
      </Stack>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const { label, close } = words({ globals })
    const trigger = within(canvasElement).getByRole('button')
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(trigger)
    const panel = await page.findByRole('dialog', { name: label })
    const edge = globals['locale'] === 'en' ? 'left' : 'right'
    await waitFor(() =>
      expect(panel.getBoundingClientRect()[edge]).toBeCloseTo(trigger.getBoundingClientRect()[edge], 0),
    )
    await userEvent.click(page.getByRole('button', { name: close }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
