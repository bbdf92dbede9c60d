import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import { focusFirstControl } from '../../story-kit/focus.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { Switch } from './index.ts'
import { switchKeyTable } from './switch.keys.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'تجديد العقد تلقائيًا',
    hint: 'نذكّركم قبل السداد بثلاثة أيام',
    error: 'تعذّر حفظ التغيير. نرجو المحاولة من جديد.',
    long: 'تجديد العقد تلقائيًا عند انتهائه وخصم قيمته من المحفظة أو من البطاقة المحفوظة بعد تنبيهكم برسالة',
  },
  en: {
    label: 'Renew the contract by itself',
    hint: 'We remind you three days before paying',
    error: 'We couldn’t save the change. Try again.',
    long: 'Renew the contract when it ends and take its price from the wallet or from the saved card after telling you',
  },
})

const meta = {
  title: 'Checks/Switch',
  component: Switch,
  tags: ['!autodocs'],
  args: { label: '' },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof Switch>

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { label, hint, error } = words(context)
    return (
      <Grid>
        <MatrixRow name="states">
          <Switch className="w-72" label={label} />
          <Switch className="w-72" label={label} defaultChecked hint={hint} />
          <Switch className="w-72" label={label} defaultChecked error={error} />
          <Switch className="w-72" label={label} disabled />
          <Switch className="w-72" label={label} disabled defaultChecked hint={hint} />
        </MatrixRow>
      </Grid>
    )
  },
  play: focusFirstControl,
}

export const LongText: Story = {
  render: (_, context) => (
    <Switch
      label={words(context).long}
      hint={words(context).long}
      error={words(context).long}
      defaultChecked
    />
  ),
  play: expectToFit,
}

/** When it is on, the disc is at the end of the reading direction. */
export const DiscFollowsDirection: Story = {
  render: (_, context) => <Switch label={words(context).label} defaultChecked className="w-72" />,
  play: async ({ canvasElement, globals }) => {
    const track = canvasElement.querySelector('input')?.getBoundingClientRect()
    const disc = canvasElement.querySelector('input + span')?.getBoundingClientRect()
    const middle = (box?: DOMRect): number => (box ? box.x + box.width / 2 : 0)
    const toTheRight = middle(disc) > middle(track)
    await expect(toTheRight).toBe(globals['locale'] === 'en')
  },
}

const checks: { [Row in keyof typeof switchKeyTable]: DocumentedKeyCheck } = {
  reach: async ({ canvas, press }) => {
    await press()
    await expect(canvas.getByRole('switch')).toHaveFocus()
  },
  toggle: async ({ canvas, press }) => {
    const control = canvas.getByRole('switch')
    control.focus()
    await press()
    await expect(control).toBeChecked()
    await press()
    await expect(control).not.toBeChecked()
  },
}

const keyboard: Story = { render: (_, context) => <Switch label={words(context).label} /> }
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(switchKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(switchKeyTable, checks, 'en') }
