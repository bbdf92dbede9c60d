import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Button } from '../components/button/index.ts'
import { Combobox } from '../components/combobox/index.ts'
import { DatePicker } from '../components/date-picker/index.ts'
import { Dialog } from '../components/dialog/index.ts'
import { Menu } from '../components/menu/index.ts'
import { MultiSelect } from '../components/multi-select/index.ts'
import { NumberField } from '../components/number-field/index.ts'
import { Provider } from '../components/provider/index.ts'
import { RadioGroup } from '../components/radio-group/index.ts'
import { Select } from '../components/select/index.ts'
import { Stepper } from '../components/stepper/index.ts'
import { Tabs } from '../components/tabs/index.ts'
import { ar } from '../strings/ar.ts'
import { en } from '../strings/en.ts'
import {
  TesterError,
  chooseFromCombobox,
  chooseFromMenu,
  chooseFromSelect,
  chooseRadio,
  chooseTab,
  closeDialog,
  fillDomGaps,
  openDialog,
  pickDate,
  press,
  setInMultiSelect,
  stepBy,
  stepThrough,
  typeNumber,
} from './index.ts'

beforeAll(fillDomGaps)
afterEach(cleanup)

const options = [
  { value: 'late', label: 'تأخر الزيارة' },
  { value: 'quality', label: 'جودة العمل' },
  { value: 'damage', label: 'أضرار في المنزل', disabled: true },
  { value: 'other', label: 'سبب آخر' },
]

function Opener(): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>إلغاء العقد</Button>
      <Dialog open={open} onOpenChange={setOpen} title="إلغاء العقد" footer={<Button>أكّد</Button>}>
        نص
      </Dialog>
    </>
  )
}

describe.each(['ar', 'en'] as const)('a test helper of the kit in %s', (locale) => {
  const show = (children: ReactNode): ReturnType<typeof userEvent.setup> => {
    render(
      <Provider locale={locale} strings={locale === 'ar' ? ar : en}>
        {children}
      </Provider>,
    )
    return userEvent.setup()
  }

  it('a test helper chooses from a Select by name', async () => {
    const user = show(<Select label="السبب" options={options} />)
    const select = screen.getByRole('combobox', { name: 'السبب' })
    await chooseFromSelect(user, select, 'سبب آخر')
    expect(select.textContent).toContain('سبب آخر')
    await chooseFromSelect(user, select, /الزيارة/)
    expect(select.textContent).toContain('تأخر الزيارة')
  })

  it('a test helper reports that an option is disabled', async () => {
    const user = show(<Select label="السبب" options={options} />)
    await expect(chooseFromSelect(user, screen.getByRole('combobox'), 'أضرار في المنزل')).rejects.toThrow(
      new TesterError('“أضرار في المنزل” cannot be chosen.'),
    )
  })

  it('a test helper searches a Combobox and chooses a result', async () => {
    const user = show(<Combobox label="الحي" options={options} />)
    await chooseFromCombobox(user, screen.getByRole('combobox'), 'جوده', 'جودة العمل')
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('جودة العمل')
  })

  it('a test helper takes the only result of a Combobox, and fails if there are several', async () => {
    const districts = [
      { value: '1', label: 'العليا' },
      { value: '2', label: 'العقيق' },
      { value: '3', label: 'الملقا' },
    ]
    const user = show(<Combobox label="الحي" options={districts} />)
    await chooseFromCombobox(user, screen.getByRole('combobox'), 'ملق')
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('الملقا')
    await expect(chooseFromCombobox(user, screen.getByRole('combobox'), 'الع')).rejects.toThrow(
      /finds “العليا”, “العقيق”: name the one/,
    )
  })

  it('a test helper selects and deselects in a MultiSelect, and reports what is impossible', async () => {
    const user = show(<MultiSelect name="reason" label="الأسباب" options={options} />)
    const field = screen.getByRole('combobox', { name: 'الأسباب' })
    const sent = (): string[] =>
      [...document.querySelectorAll<HTMLInputElement>('input[name="reason"]')].map(({ value }) => value)
    await setInMultiSelect(user, field, ['سبب آخر', 'جودة العمل'])
    await setInMultiSelect(user, field, ['سبب آخر'])
    expect(sent()).toEqual(['other', 'quality'])
    expect(screen.queryByRole('listbox')).toBeNull()
    await setInMultiSelect(user, field, ['سبب آخر'], false)
    expect(sent()).toEqual(['quality'])
    await expect(setInMultiSelect(user, field, ['أضرار في المنزل'])).rejects.toThrow('cannot be chosen')
    await expect(setInMultiSelect(user, field, ['السعر'])).rejects.toThrow('“السعر” is not found')
  })

  it('a test helper activates an entry of a Menu', async () => {
    const followed: string[] = []
    const user = show(
      <Menu
        trigger={<Button>الفاتورة</Button>}
        items={[
          { label: 'تنزيل', onSelect: () => followed.push('تنزيل') },
          { label: 'إرسال', onSelect: () => followed.push('إرسال') },
        ]}
      />,
    )
    await chooseFromMenu(user, screen.getByRole('button'), 'إرسال')
    expect(followed).toEqual(['إرسال'])
  })

  it('a test helper selects a radio and steps through the group in reading order', async () => {
    const user = show(<RadioGroup label="السبب" options={options} />)
    const group = screen.getByRole('group')
    await chooseRadio(user, group, 'جودة العمل')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'جودة العمل' }).checked).toBe(true)
    const passed = await stepThrough(user, group, 'radio')
    expect(passed.map((radio) => (radio instanceof HTMLInputElement ? radio.value : ''))).toEqual([
      'late',
      'quality',
      'other',
    ])
  })

  it('a test helper selects a tab and steps through tabs in reading order', async () => {
    const user = show(
      <Tabs
        label="العقود"
        items={['سارية', 'منتهية', 'ملغاة'].map((label) => ({ value: label, label, content: label }))}
      />,
    )
    const panel = await chooseTab(user, screen.getByRole('tablist'), 'منتهية')
    expect(panel.textContent).toBe('منتهية')
    const passed = await stepThrough(user, screen.getByRole('tablist'), 'tab')
    expect(passed.map(({ textContent }) => textContent)).toEqual(['سارية', 'منتهية', 'ملغاة'])
    screen.getByRole('tab', { name: 'منتهية' }).focus()
    await press(user, 'Next')
    await expect.poll(() => document.activeElement?.textContent).toBe('ملغاة')
  })

  it('a test helper opens a Dialog and closes it, which returns the focus', async () => {
    const user = show(<Opener />)
    const opener = screen.getByRole('button')
    const dialog = await openDialog(user, opener)
    expect(dialog.textContent).toContain('إلغاء العقد')
    await closeDialog(user)
    expect(document.activeElement).toBe(opener)
    await openDialog(user, opener)
    await closeDialog(user, locale === 'ar' ? 'إغلاق' : 'Close')
    await expect(closeDialog(user)).rejects.toThrow('No window is open.')
  })

  it('a test helper picks a distant day in the calendar, later or earlier', async () => {
    const user = show(<DatePicker label="الموعد" today="2026-11-21" />)
    const field = screen.getByRole<HTMLInputElement>('textbox')
    await pickDate(user, field, '2027-02-02')
    expect(field.value).toBe('02/02/2027')
    await pickDate(user, field, '2027-01-30')
    expect(field.value).toBe('30/01/2027')
  })

  it('a test helper types a number in Arabic-Indic or Latin digits', async () => {
    const user = show(<NumberField label="العدد" />)
    const field = screen.getByRole<HTMLInputElement>('textbox')
    await typeNumber(user, field, 1250, 'arabic')
    const arabic = field.value
    await typeNumber(user, field, 1250)
    expect(field.value).toBe(arabic)
    expect(arabic).not.toBe('')
  })

  it('a test helper steps a Stepper up and down to its limits', async () => {
    const user = show(<Stepper label="العاملات" min={1} max={5} defaultValue={1} />)
    const spinner = screen.getByRole('spinbutton')
    expect(await stepBy(user, spinner, 3)).toBe(4)
    expect(await stepBy(user, spinner, -9)).toBe(1)
  })
})
