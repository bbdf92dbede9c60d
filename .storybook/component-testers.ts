import type * as testing from '../packages/ui/src/testers/index.ts'

interface Tester {
  readonly tester: keyof typeof testing
  /**
   * The arguments with which a test calls the helper, as source text: `user`, the element, and what
   * to choose or type.
   */
  readonly call: string
}

const field = "screen.getByLabelText('الشارع')"
const radios: Tester = {
  tester: 'chooseRadio',
  call: "user, screen.getByRole('group', { name: 'متى تصل العاملة؟' }), 'مساءً'",
}
const text: Tester = { tester: 'fill', call: `user, ${field}, 'شارع العليا'` }
const window: Tester = {
  tester: 'openDialog',
  call: "user, screen.getByRole('button', { name: 'إلغاء العقد' })",
}

/** The test helper of each component from `@sakina/ui/testing`, by its folder. */
export const componentTesters: Readonly<Record<string, Tester>> = {
  'alert-dialog': window,
  combobox: {
    tester: 'chooseFromCombobox',
    call: "user, screen.getByRole('combobox', { name: 'الحي' }), 'الملقا'",
  },
  'date-picker': {
    tester: 'pickDate',
    call: "user, screen.getByRole('textbox', { name: 'يوم الزيارة' }), '2027-02-02'",
  },
  dialog: window,
  drawer: window,
  menu: {
    tester: 'chooseFromMenu',
    call: "user, screen.getByRole('button', { name: 'المزيد' }), 'استبدال العاملة'",
  },
  'multi-select': {
    tester: 'setInMultiSelect',
    call: "user, screen.getByRole('combobox', { name: 'الأحياء' }), ['الملقا', 'العليا']",
  },
  'number-field': {
    tester: 'typeNumber',
    call: "user, screen.getByLabelText('رقم الهوية'), 1012345672, 'arabic'",
  },
  'password-field': { tester: 'fill', call: "user, screen.getByLabelText('كلمة المرور'), 'sakina-2026'" },
  'phone-field': { tester: 'fill', call: "user, screen.getByLabelText('رقم الجوال'), '٠٥٠١٢٣٤٥٦٧'" },
  'radio-group': radios,
  'segmented-control': radios,
  select: {
    tester: 'chooseFromSelect',
    call: "user, screen.getByRole('combobox', { name: 'المدينة' }), 'الرياض'",
  },
  stepper: { tester: 'stepBy', call: "user, screen.getByRole('spinbutton', { name: 'عدد الزيارات' }), 2" },
  tabs: { tester: 'chooseTab', call: "user, screen.getByRole('tablist'), 'العاملة المقيمة'" },
  'text-field': text,
  textarea: text,
  'time-window-picker': radios,
}
