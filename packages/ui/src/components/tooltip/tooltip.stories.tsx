import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { bothLanguages } from '../../story-kit/index.ts'
import { Button } from '../button/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Icon, compareIcon } from '../icon/index.ts'
import { Tooltip } from './index.ts'
import { tooltipMeta } from './tooltip.meta.ts'

const words = bothLanguages({
  ar: {
    compare: 'قارن هذه الباقة',
    replace: 'اطلب استبدال العاملة',
    why: 'الاستبدال متاح بعد ثلاثة أيام من الوصول.',
  },
  en: {
    compare: 'Compare this plan',
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
      <div className="flex justify-center pt-16">
        <Tooltip {...args} text={compare} repeatsName>
          <IconButton variant="secondary" label={compare} icon={<Icon of={compareIcon} />} />
        </Tooltip>
      </div>
    )
  },
}

const explained: Story = {
  render: (args, context) => {
    const { replace, why } = words(context)
    return (
      <div className="flex justify-center pt-16">
        <Tooltip {...args} text={why}>
          <Button variant="secondary">{replace}</Button>
        </Tooltip>
      </div>
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
