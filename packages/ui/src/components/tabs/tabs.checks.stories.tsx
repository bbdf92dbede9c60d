import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import { focusFirstControl } from '../../story-kit/focus.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { Icon, contractIcon } from '../icon/index.ts'
import { Tabs } from './index.ts'
import type { TabItem } from './index.ts'
import { tabsKeyTable } from './tabs.keys.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'حالة العقد',
    names: ['سارية', 'قاربت على الانتهاء', 'مؤجّلة', 'منتهية', 'ملغاة', 'بانتظار الدفع', 'قيد الاستبدال'],
    content: 'ثلاثة عقود سارية، أقربها انتهاءً بعد اثني عشر يومًا.',
  },
  en: {
    label: 'State of the contract',
    names: [
      'Running',
      'Expiring soon',
      'On hold',
      'Ended',
      'Cancelled',
      'Awaiting payment',
      'Being replaced',
    ],
    content: 'Three running contracts; the first of them ends in twelve days.',
  },
})

const meta = { title: 'Checks/Tabs', component: Tabs, tags: ['!autodocs'] } satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof Tabs>

const items = ({ names, content }: ReturnType<typeof words>, count: number): TabItem[] =>
  names.slice(0, count).map((label, index) => ({
    value: `tab-${index}`,
    label,
    content: (
      <p className="m-0">
        {label}. {content}
      </p>
    ),
  }))

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const content = words(context)
    const three = items(content, 3)
    return (
      <Grid>
        {(['line', 'pill'] as const).map((variant) => (
          <MatrixRow key={variant} name={variant}>
            <Tabs variant={variant} label={content.label} items={three} />
            <Tabs variant={variant} size="sm" label={content.label} items={three} defaultValue="tab-1" />
            <Tabs
              variant={variant}
              label={content.label}
              items={three.map((item, index) => ({
                ...item,
                icon: <Icon of={contractIcon} />,
                end: <span className="rounded-full bg-subtle px-2 text-small text-text">{index + 2}</span>,
                disabled: index === 2,
              }))}
            />
          </MatrixRow>
        ))}
        {(['line', 'pill'] as const).map((variant) => (
          <MatrixRow key={variant} name={`vertical ${variant}`}>
            <div className="w-full max-w-lg">
              <Tabs
                orientation="vertical"
                variant={variant}
                label={content.label}
                items={items(content, 4)}
              />
            </div>
          </MatrixRow>
        ))}
        <MatrixRow name="scrolls">
          <div className="w-72">
            <Tabs label={content.label} items={items(content, 7)} />
          </div>
        </MatrixRow>
      </Grid>
    )
  },
  play: focusFirstControl,
}

export const LongText: Story = {
  render: (_, context) => (
    <div className="grid gap-6">
      <Tabs label={words(context).label} items={items(words(context), 7)} />
      <Tabs orientation="vertical" label={words(context).label} items={items(words(context), 7)} />
    </div>
  ),
  play: expectToFit,
}

type Canvas = Parameters<DocumentedKeyCheck>[0]['canvas']
const tabs = (canvas: Canvas): HTMLElement[] => canvas.getAllByRole('tab')
// Radix moves focus in a timeout
const expectChosen = (canvas: Canvas, index: number): Promise<void> =>
  waitFor(async () => {
    await expect(tabs(canvas)[index]).toHaveFocus()
    await expect(tabs(canvas)[index]).toHaveAttribute('aria-selected', 'true')
  })

const checks: { [Row in keyof typeof tabsKeyTable]: DocumentedKeyCheck } = {
  enter: async ({ canvas, press }) => {
    await press()
    await expectChosen(canvas, 0)
  },
  next: async ({ canvas, press }) => {
    tabs(canvas)[0]?.focus()
    await press()
    await expectChosen(canvas, 1)
    tabs(canvas)[2]?.focus()
    await press()
    await expectChosen(canvas, 0)
  },
  previous: async ({ canvas, press }) => {
    tabs(canvas)[0]?.focus()
    await press()
    await expectChosen(canvas, 2)
    await press()
    await expectChosen(canvas, 1)
  },
  below: async ({ canvas, press }) => {
    tabs(canvas)[3]?.focus()
    await press()
    await expectChosen(canvas, 4)
    tabs(canvas)[5]?.focus()
    await press()
    await expectChosen(canvas, 3)
  },
  above: async ({ canvas, press }) => {
    tabs(canvas)[3]?.focus()
    await press()
    await expectChosen(canvas, 5)
  },
  first: async ({ canvas, press }) => {
    tabs(canvas)[2]?.focus()
    await press()
    await expectChosen(canvas, 0)
  },
  last: async ({ canvas, press }) => {
    tabs(canvas)[0]?.focus()
    await press()
    await expectChosen(canvas, 2)
  },
  panel: async ({ canvas, press }) => {
    tabs(canvas)[0]?.focus()
    await press()
    await expect(canvas.getAllByRole('tabpanel')[0]).toHaveFocus()
  },
}

const keyboard: Story = {
  render: (_, context) => {
    const { label } = words(context)
    const three = items(words(context), 3)
    return (
      <div className="grid gap-6">
        <Tabs label={label} items={three} />
        <Tabs label={label} items={three} orientation="vertical" />
      </div>
    )
  },
}
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(tabsKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(tabsKeyTable, checks, 'en') }
