import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import {
  Matrix as Grid,
  MatrixRow,
  textsInToolbarLanguage,
  expectToFit,
  keyboardStory,
} from '../../story-kit/index.ts'
import { focusFirstControl } from '../../story-kit/focus.ts'
import type { DocumentedKeyCheck } from '../../story-kit/index.ts'
import { closeSelect, openSelect } from '../../testers/index.ts'
import { Select } from './index.ts'
import { selectKeyTable } from './select.keys.ts'

const words = textsInToolbarLanguage({
  ar: {
    label: 'سبب الشكوى',
    placeholder: 'اختيار السبب',
    hint: 'نرسلها إلى الفريق المختص',
    error: 'يلزم اختيار السبب.',
    names: ['تأخر الزيارة', 'جودة العمل', 'أضرار في المنزل', 'سبب آخر'],
    group: 'أسباب شائعة',
    long: 'تأخرت العاملة عن موعدها أكثر من ساعتين ولم يتواصل معي أحد من فريق خدمة العملاء قبل الموعد أو بعده',
  },
  en: {
    label: 'Reason of the complaint',
    placeholder: 'Choose a reason',
    hint: 'It goes to the right team',
    error: 'Choose a reason to go on.',
    names: ['Late visit', 'Quality of work', 'Damage in the home', 'Another reason'],
    group: 'Common reasons',
    long: 'The worker was more than two hours late and nobody from customer care called me before or after that time',
  },
})

const meta = {
  title: 'Checks/Select',
  component: Select,
  tags: ['!autodocs'],
  args: { label: '', options: [] },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof Select>

const options = (names: readonly string[]): { value: string; label: string; disabled: boolean }[] =>
  names.map((label, index) => ({ value: String(index), label, disabled: index === 2 }))

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => {
    const { label, placeholder, hint, error, names } = words(context)
    return (
      <Grid>
        <MatrixRow name="states">
          <Select
            className="w-72"
            label={label}
            placeholder={placeholder}
            hint={hint}
            options={options(names)}
          />
          <Select className="w-72" label={label} defaultValue="1" required options={options(names)} />
          <Select
            className="w-72"
            label={label}
            placeholder={placeholder}
            error={error}
            options={options(names)}
          />
          <Select className="w-72" label={label} disabled defaultValue="1" options={options(names)} />
        </MatrixRow>
      </Grid>
    )
  },
  play: focusFirstControl,
}

export const Opened: Story = {
  tags: ['matrix'],
  parameters: {
    chromatic: { disableSnapshot: false },
  },
  render: (_, context) => {
    const { label, names, group } = words(context)
    return (
      <div className="min-h-80">
        <Select
          className="w-72"
          label={label}
          defaultValue="1"
          options={[{ label: group, options: options(names) }]}
        />
      </div>
    )
  },
  play: async ({ canvasElement, globals }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    const list = await within(canvasElement.ownerDocument.body).findByRole('listbox')
    await expect(getComputedStyle(list).direction).toBe(globals['locale'] === 'en' ? 'ltr' : 'rtl')
    const [box, panel] = [within(canvasElement).queryByRole('combobox', { hidden: true }), list]
    await waitFor(async () => {
      const one = box?.getBoundingClientRect()
      const other = panel.getBoundingClientRect()
      await expect(Math.abs((one?.right ?? 0) - other.right)).toBeLessThan(3)
      await expect(Math.abs((one?.left ?? 0) - other.left)).toBeLessThan(3)
    })
  },
}

export const LongText: Story = {
  render: (_, context) => {
    const { long } = words(context)
    return <Select label={long} hint={long} error={long} defaultValue="0" options={options([long, long])} />
  },
  play: expectToFit,
}

type Test = Parameters<DocumentedKeyCheck>[0]
const trigger = ({ page }: Test): HTMLElement => page.getByRole('combobox', { hidden: true })
const expectAt = ({ page }: Test, index: number): Promise<void> =>
  waitFor(() => expect(page.getAllByRole('option')[index]).toHaveFocus())
const goTo = async (test: Test, key: 'Home' | 'End'): Promise<void> => {
  await openSelect(userEvent, trigger(test))
  await userEvent.keyboard(`{${key}}`)
  await expectAt(test, key === 'Home' ? 0 : 3)
}

const checks: { [Row in keyof typeof selectKeyTable]: DocumentedKeyCheck } = {
  reach: async (test) => {
    await test.press()
    await expect(trigger(test)).toHaveFocus()
  },
  open: async (test) => {
    await closeSelect(userEvent)
    trigger(test).focus()
    await test.press()
    await test.page.findByRole('listbox')
  },
  next: async (test) => {
    await goTo(test, 'Home')
    await test.press()
    await expectAt(test, 1)
  },
  previous: async (test) => {
    await goTo(test, 'End')
    await test.press()
    // The option before is disabled, so the focus skips it.
    await expectAt(test, 1)
  },
  first: async (test) => {
    await goTo(test, 'End')
    await test.press()
    await expectAt(test, 0)
  },
  last: async (test) => {
    await goTo(test, 'Home')
    await test.press()
    await expectAt(test, 3)
  },
  later: async (test) => {
    await goTo(test, 'Home')
    await test.press()
    await expectAt(test, 3)
  },
  earlier: async (test) => {
    await goTo(test, 'End')
    await test.press()
    await expectAt(test, 0)
  },
  ends: async (test) => {
    await closeSelect(userEvent)
    trigger(test).focus()
    await test.press()
    await expect(test.page.queryByRole('listbox')).toBeNull()
    const { names } = words({ globals: { locale: test.locale } })
    await expect(trigger(test)).toHaveTextContent(names[test.key === 'Home' ? 0 : 3] ?? '')
  },
  // A simulated Tab does not move focus to the next element; tests/browser proves that with a real
  // key.
  leave: async (test) => {
    await goTo(test, 'Home')
    await fireEvent.keyDown(test.page.getAllByRole('option')[0] ?? document.body, {
      key: 'Tab',
      shiftKey: test.key === 'ShiftTab',
    })
    await waitFor(() => expect(test.page.queryByRole('listbox')).toBeNull())
    await waitFor(() => expect(trigger(test)).toHaveFocus())
  },
  choose: async (test) => {
    await goTo(test, 'End')
    await test.press()
    await waitFor(() => expect(test.page.queryByRole('listbox')).toBeNull())
    await expect(trigger(test)).toHaveTextContent(words({ globals: { locale: test.locale } }).names[3] ?? '')
  },
  close: async (test) => {
    await goTo(test, 'Home')
    await test.press()
    await waitFor(() => expect(test.page.queryByRole('listbox')).toBeNull())
    await waitFor(() => expect(trigger(test)).toHaveFocus())
    await expect(trigger(test)).toHaveTextContent(words({ globals: { locale: test.locale } }).names[3] ?? '')
  },
}

const keyboard: Story = {
  render: (_, context) => <Select label={words(context).label} options={options(words(context).names)} />,
}
export const KeyboardRtl: Story = { ...keyboard, ...keyboardStory(selectKeyTable, checks, 'ar') }
export const KeyboardLtr: Story = { ...keyboard, ...keyboardStory(selectKeyTable, checks, 'en') }
