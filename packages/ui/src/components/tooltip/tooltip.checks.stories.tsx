import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { textsInToolbarLanguage, expectToFit, keyboardStory } from '../../story-kit/index.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Icon, helpIcon } from '../icon/index.ts'
import { tooltipKeyTable } from './tooltip.keys.ts'
import { Tooltip } from './index.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'ما المهنة؟',
    text: 'المهنة كما ستُكتب في التأشيرة',
    long: 'المهنة كما ستُكتب في التأشيرة ولا يمكن تغييرها بعد الإصدار إلا بطلب جديد ورسوم جديدة',
  },
  en: {
    label: 'What is the profession?',
    text: 'The profession as the visa will say',
    long: 'The profession as the visa will say; it can be changed later only by another request and another fee',
  },
})

const meta = {
  title: 'Checks/Tooltip',
  component: Tooltip,
  tags: ['!autodocs'],
  args: { text: '', children: <button type="button" /> },
  render: (_, context) => (
    <div className="flex justify-center pt-16">
      <Tooltip text={words(context).text}>
        <IconButton label={words(context).label} icon={<Icon of={helpIcon} />} />
      </Tooltip>
    </div>
  ),
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof Tooltip>

const shown = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  await userEvent.tab()
  await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus())
  const tip = await within(canvasElement.ownerDocument.body).findByRole('tooltip')
  const panel = tip.closest('[data-side]')
  await expect(panel).not.toBeNull()
  return panel instanceof HTMLElement ? panel : tip
}

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvasElement, globals }) => {
    await expect(await shown(canvasElement)).toHaveAttribute('lang', globals['locale'] === 'en' ? 'en' : 'ar')
  },
}

export const LongText: Story = {
  render: (_, context) => (
    <div className="flex justify-center pt-32">
      <Tooltip text={words(context).long}>
        <IconButton label={words(context).label} icon={<Icon of={helpIcon} />} />
      </Tooltip>
    </div>
  ),
  play: async ({ canvasElement }) => expectToFit({ canvasElement: await shown(canvasElement) }),
}

const checks: { [Row in keyof typeof tooltipKeyTable]: DocumentedKeyCheck } = {
  show: async ({ canvas, page, press }) => {
    await press()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await page.findByRole('tooltip')
  },
  hide: async ({ canvas, page, press }) => {
    await press()
    await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull())
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

export const KeyboardRtl: Story = keyboardStory(tooltipKeyTable, checks, 'ar')
export const KeyboardLtr: Story = keyboardStory(tooltipKeyTable, checks, 'en')
