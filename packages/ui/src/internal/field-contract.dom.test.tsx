import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useFormik } from 'formik'
import type { ChangeEvent, FocusEvent, SubmitEvent, ReactNode } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest'
import { CheckboxGroup } from '../components/checkbox/checkbox-group.tsx'
import type { CheckboxGroupProps } from '../components/checkbox/checkbox-group.tsx'
import { Checkbox } from '../components/checkbox/checkbox.tsx'
import { CodeField } from '../components/code-field/code-field.tsx'
import type { CodeFieldProps } from '../components/code-field/code-field.tsx'
import { Combobox } from '../components/combobox/combobox.tsx'
import type { ComboboxProps } from '../components/combobox/combobox.tsx'
import { DatePicker } from '../components/date-picker/date-picker.tsx'
import type { DatePickerProps } from '../components/date-picker/date-picker.tsx'
import { ErrorSummary } from '../components/error-summary/error-summary.tsx'
import type { FileDropProps } from '../components/file-drop/file-drop.tsx'
import { MultiSelect } from '../components/multi-select/multi-select.tsx'
import type { MultiSelectProps } from '../components/multi-select/multi-select.tsx'
import { NativeSelect } from '../components/native-select/native-select.tsx'
import { NumberField } from '../components/number-field/number-field.tsx'
import type { NumberFieldProps } from '../components/number-field/number-field.tsx'
import { PasswordField } from '../components/password-field/password-field.tsx'
import { PhoneField } from '../components/phone-field/phone-field.tsx'
import type { PhoneFieldProps } from '../components/phone-field/phone-field.tsx'
import { Provider } from '../components/provider/provider.tsx'
import { RadioGroup } from '../components/radio-group/radio-group.tsx'
import type { RadioGroupProps } from '../components/radio-group/radio-group.tsx'
import { SegmentedControl } from '../components/segmented-control/segmented-control.tsx'
import type { SegmentedControlProps } from '../components/segmented-control/segmented-control.tsx'
import { Select } from '../components/select/select.tsx'
import type { SelectProps } from '../components/select/select.tsx'
import { Stepper } from '../components/stepper/stepper.tsx'
import type { StepperProps } from '../components/stepper/stepper.tsx'
import { Switch } from '../components/switch/switch.tsx'
import { TextField } from '../components/text-field/text-field.tsx'
import { Textarea } from '../components/textarea/textarea.tsx'
import { TimeWindowPicker } from '../components/time-window-picker/time-window-picker.tsx'
import type { TimeWindowPickerProps } from '../components/time-window-picker/time-window-picker.tsx'
import { en } from '../strings/en.ts'
import { chooseFromCombobox, chooseFromSelect, fillDomGaps, setInMultiSelect } from '../testers/index.ts'

fillDomGaps()
afterEach(() => {
  cleanup()
  document.querySelector('[data-announcer]')?.replaceChildren()
})

const user = userEvent.setup()
const today = '2026-11-21'
const options = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
]
const windows = [
  { value: 'a', label: 'Alpha', from: '08:00', until: '12:00' },
  { value: 'b', label: 'Beta', from: '13:00', until: '17:00' },
]
const missing = 'Missing'

const type = async (text: string): Promise<void> => {
  await user.clear(screen.getByLabelText('Field'))
  await user.type(screen.getByLabelText('Field'), text)
}
const tick = (name: string): Promise<void> => user.click(screen.getByLabelText(name))

interface FrameProps {
  label: string
  id: string
  name: string
  error?: string | undefined
}

interface NativeProps extends FrameProps {
  onChange: (event: ChangeEvent) => unknown
  onBlur: (event: FocusEvent) => unknown
}

interface ValueProps extends FrameProps {
  // Each field has a type of its own.
  value: never
  onValueChange: (value: unknown) => void
  onBlur: (event: FocusEvent<HTMLElement>) => void
}

interface FieldCase {
  readonly name: string
  /** Draws a field with the props of `register` or `getFieldProps`. */
  readonly native?: (props: NativeProps) => ReactNode
  readonly type?: 'checkbox'
  /** Draws a field with `value` and `onValueChange`. */
  readonly draw?: (props: ValueProps) => ReactNode
  readonly first: unknown
  readonly next: unknown
  readonly change: () => Promise<unknown>
}

const fields: readonly FieldCase[] = [
  {
    name: 'TextField',
    native: (props) => <TextField {...props} />,
    first: '',
    next: 'two',
    change: () => type('two'),
  },
  {
    name: 'Textarea',
    native: (props) => <Textarea {...props} />,
    first: '',
    next: 'two',
    change: () => type('two'),
  },
  {
    name: 'PasswordField',
    native: (props) => <PasswordField {...props} />,
    first: '',
    next: 'two',
    change: () => type('two'),
  },
  {
    name: 'NativeSelect',
    native: (props) => <NativeSelect {...props} placeholder="Choose" options={options} />,
    first: '',
    next: 'b',
    change: () => user.selectOptions(screen.getByLabelText('Field'), 'Beta'),
  },
  {
    name: 'Checkbox',
    native: (props) => <Checkbox {...props} />,
    type: 'checkbox',
    first: false,
    next: true,
    change: () => tick('Field'),
  },
  {
    name: 'Switch',
    native: (props) => <Switch {...props} />,
    type: 'checkbox',
    first: false,
    next: true,
    change: () => tick('Field'),
  },
  {
    name: 'PhoneField',
    draw: (props) => <PhoneField {...props} />,
    first: '',
    next: '0501234567',
    change: () => type('+966 50 123 4567'),
  },
  {
    name: 'NumberField',
    draw: (props) => <NumberField {...props} />,
    first: '',
    next: '5',
    change: () => type('٥'),
  },
  {
    name: 'CodeField',
    draw: (props) => <CodeField {...props} />,
    first: '',
    next: '123456',
    change: () => type('123456'),
  },
  {
    name: 'Stepper',
    draw: (props) => <Stepper {...props} min={0} max={5} />,
    first: 0,
    next: 1,
    change: async () => {
      screen.getByLabelText('Field').focus()
      await user.keyboard('{ArrowUp}')
    },
  },
  {
    name: 'DatePicker',
    draw: (props) => <DatePicker {...props} today={today} />,
    first: null,
    next: '2026-11-30',
    change: () => type('30/11/2026'),
  },
  {
    name: 'Select',
    draw: (props) => <Select {...props} options={options} />,
    first: '',
    next: 'b',
    change: () => chooseFromSelect(user, screen.getByRole('combobox'), 'Beta'),
  },
  {
    name: 'Combobox',
    draw: (props) => <Combobox {...props} options={options} />,
    first: null,
    next: 'b',
    change: () => chooseFromCombobox(user, screen.getByRole('combobox'), 'Beta'),
  },
  {
    name: 'MultiSelect',
    draw: (props) => <MultiSelect {...props} options={options} />,
    first: [],
    next: ['b'],
    change: () => setInMultiSelect(user, screen.getByRole('combobox'), ['Beta']),
  },
  {
    name: 'RadioGroup',
    draw: (props) => <RadioGroup {...props} options={options} />,
    first: '',
    next: 'b',
    change: () => tick('Beta'),
  },
  {
    name: 'SegmentedControl',
    draw: (props) => <SegmentedControl {...props} options={options} />,
    first: '',
    next: 'b',
    change: () => tick('Beta'),
  },
  {
    name: 'TimeWindowPicker',
    draw: (props) => <TimeWindowPicker {...props} windows={windows} />,
    first: '',
    next: 'b',
    change: () => user.click(screen.getByRole('radio', { name: /Beta/ })),
  },
  {
    name: 'CheckboxGroup',
    draw: (props) => <CheckboxGroup {...props} options={options} />,
    first: [],
    next: ['b'],
    change: () => tick('Beta'),
  },
]

const frame = { label: 'Field', id: 'the-field', name: 'field' }
const isEmpty = (value: unknown): boolean => !value || (Array.isArray(value) && value.length === 0)

interface FormState {
  value: unknown
  dirty: boolean
  touched: boolean
  submitted: boolean
}

/** What the form knows about its field, as the page shows it. */
const shownState = (): FormState => JSON.parse(screen.getByTestId('state').textContent)

function Frame({
  onSubmit,
  onReset,
  error,
  attempt,
  state,
  children,
}: {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  onReset: () => void
  error: string | undefined
  attempt: number
  state: FormState
  children: ReactNode
}): ReactNode {
  return (
    <Provider locale="en" strings={en}>
      <form noValidate onSubmit={onSubmit}>
        <ErrorSummary attempt={attempt} problems={error ? [{ field: frame.id, text: error }] : []} />
        {children}
        <pre data-testid="state">{JSON.stringify(state)}</pre>
        <button type="submit">Send</button>
        <button type="button" onClick={onReset}>
          Put back
        </button>
      </form>
    </Provider>
  )
}

function ReactHookForm({ field }: { field: FieldCase }): ReactNode {
  const { control, formState, handleSubmit, register, reset } = useForm<{ field: unknown }>({
    defaultValues: { field: field.first },
    shouldFocusError: false,
  })
  const { dirtyFields, errors, isSubmitSuccessful, submitCount, touchedFields } = formState
  const state = {
    value: useWatch({ control, name: 'field' }),
    dirty: dirtyFields.field === true || Array.isArray(dirtyFields.field),
    touched: touchedFields.field === true || Array.isArray(touchedFields.field),
    submitted: isSubmitSuccessful,
  }
  const error = errors.field && missing
  const rules = { validate: (value: unknown) => !isEmpty(value) }
  return (
    <Frame
      attempt={submitCount}
      state={state}
      error={error}
      onSubmit={(event) => void handleSubmit(() => undefined)(event)}
      onReset={() => reset()}
    >
      {field.native ? (
        field.native({ ...frame, error, ...register('field', rules) })
      ) : (
        <Controller
          name="field"
          control={control}
          rules={rules}
          render={({ field: { onChange, value, onBlur, name } }) => (
            <>
              {field.draw?.({
                ...frame,
                name,
                error,
                value: value as never,
                onValueChange: onChange,
                onBlur,
              })}
            </>
          )}
        />
      )}
    </Frame>
  )
}

function Formik({ field }: { field: FieldCase }): ReactNode {
  const formik = useFormik<{ field: unknown }>({
    initialValues: { field: field.first },
    validate: ({ field: value }) => (isEmpty(value) ? { field: missing } : {}),
    onSubmit: () => undefined,
  })
  const state = {
    value: formik.values.field,
    dirty: formik.dirty,
    touched: formik.getFieldMeta('field').touched,
    submitted: formik.submitCount > 0 && formik.isValid,
  }
  const error = formik.submitCount > 0 ? formik.errors.field : undefined
  return (
    <Frame
      attempt={formik.submitCount}
      state={state}
      error={error}
      onSubmit={formik.handleSubmit}
      onReset={() => formik.resetForm()}
    >
      {field.native
        ? field.native({
            ...frame,
            error,
            ...formik.getFieldProps({ name: 'field', type: field.type ?? 'text' }),
          })
        : field.draw?.({
            ...frame,
            error,
            value: formik.values.field as never,
            onValueChange: (value) => void formik.setFieldValue('field', value),
            onBlur: formik.handleBlur,
          })}
    </Frame>
  )
}

const press = (name: string): Promise<void> => user.click(screen.getByRole('button', { name }))
const isMarkedWrong = (): boolean =>
  [...document.querySelectorAll('[id$=error]')].some(({ textContent }) => textContent === missing)

describe.each([
  ['React Hook Form', ReactHookForm],
  ['Formik', Formik],
] as const)('a field in a form of %s', (_, Form) => {
  it.each(fields)('$name: its value, its state and its error are those of the form', async (field) => {
    render(<Form field={field} />)
    expect(shownState()).toMatchObject({ value: field.first, dirty: false, touched: false })
    await press('Send')
    await screen.findByRole('link', { name: missing })
    expect(isMarkedWrong()).toBe(true)
    await field.change()
    await waitFor(() => expect(shownState()).toMatchObject({ value: field.next, dirty: true }))
    await waitFor(() => expect(screen.queryByText(missing, { ignore: '[data-announcer] *' })).toBeNull())
    await press('Send')
    await waitFor(() => expect(shownState().submitted).toBe(true))
    await press('Put back')
    await waitFor(() => expect(shownState()).toMatchObject({ value: field.first, dirty: false }))
  })

  it.each(fields)('$name: leaving it touches it', async (field) => {
    render(<Form field={field} />)
    await field.change()
    expect(shownState().touched).toBe(false)
    await user.click(document.body)
    await waitFor(() => expect(shownState().touched).toBe(true))
  })

  it.each(fields)('$name: the link of an ErrorSummary moves focus into it', async (field) => {
    render(<Form field={field} />)
    await press('Send')
    await user.click(await screen.findByRole('link', { name: missing }))
    const focused = document.activeElement
    expect(focused?.id).toBe(frame.id)
    expect(focused?.matches('input, select, textarea, button')).toBe(true)
  })
})

describe('a field in a form of the browser', () => {
  const show = (field: FieldCase, disabled: boolean): FormData => {
    const { container } = render(
      <Provider locale="en" strings={en}>
        <form>
          <fieldset disabled={disabled}>
            {(field.native ?? field.draw)?.({
              ...frame,
              ...(field.type ? { defaultChecked: true } : { defaultValue: field.next }),
            } as never)}
          </fieldset>
        </form>
      </Provider>,
    )
    return new FormData(container.querySelector('form') ?? undefined)
  }
  it.each(fields)('$name: its value is in the data of the form', (field) => {
    const sent = field.type === 'checkbox' ? ['on'] : [field.next].flat().map(String)
    expect(show(field, false).getAll('field')).toEqual(sent)
  })
  it.each(fields)('$name: a disabled fieldset disables it and sends nothing', (field) => {
    expect(show(field, true).getAll('field')).toEqual([])
    for (const control of document.querySelectorAll('input:not([type=hidden]), select, textarea, button'))
      expect(control.matches(':disabled')).toBe(true)
  })
})

describe('a field that React Hook Form cannot register', () => {
  it('fields with a value of their own refuse `onChange`, which they would ignore', () => {
    type Props =
      | PhoneFieldProps
      | NumberFieldProps
      | CodeFieldProps
      | StepperProps
      | DatePickerProps
      | SelectProps
      | ComboboxProps
      | MultiSelectProps
      | RadioGroupProps
      | SegmentedControlProps
      | TimeWindowPickerProps
      | CheckboxGroupProps
      | FileDropProps
    expectTypeOf<Props['onChange']>().toEqualTypeOf<undefined>()
  })
})
