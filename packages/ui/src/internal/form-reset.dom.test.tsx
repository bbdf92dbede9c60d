import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement, ReactNode } from 'react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from '../components/button/button.tsx'
import { CheckboxGroup } from '../components/checkbox/checkbox-group.tsx'
import { Checkbox } from '../components/checkbox/checkbox.tsx'
import { Combobox } from '../components/combobox/combobox.tsx'
import { DatePicker } from '../components/date-picker/date-picker.tsx'
import { FileDrop } from '../components/file-drop/file-drop.tsx'
import { NativeSelect } from '../components/native-select/native-select.tsx'
import { NumberField } from '../components/number-field/number-field.tsx'
import { PasswordField } from '../components/password-field/password-field.tsx'
import { PhoneField } from '../components/phone-field/phone-field.tsx'
import { Provider } from '../components/provider/provider.tsx'
import { RadioGroup } from '../components/radio-group/radio-group.tsx'
import { SegmentedControl } from '../components/segmented-control/segmented-control.tsx'
import { Select } from '../components/select/select.tsx'
import { Stepper } from '../components/stepper/stepper.tsx'
import { Switch } from '../components/switch/switch.tsx'
import { TextField } from '../components/text-field/text-field.tsx'
import { Textarea } from '../components/textarea/textarea.tsx'
import { TimeWindowPicker } from '../components/time-window-picker/time-window-picker.tsx'
import { en } from '../strings/en.ts'
import { chooseFromCombobox, chooseFromSelect, fillDomGaps } from '../testers/index.ts'

fillDomGaps()
afterEach(cleanup)

const today = '2026-11-21'
const options = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
]
const windows = [
  { value: 'a', label: 'Alpha', from: '08:00', until: '12:00' },
  { value: 'b', label: 'Beta', from: '13:00', until: '17:00' },
]
const user = userEvent.setup()
const field = (): HTMLElement => screen.getByLabelText('Field')
const press = (name: string): Promise<void> => user.click(screen.getByLabelText(name))
const write = async (text: string): Promise<void> => {
  await user.clear(field())
  await user.type(field(), text)
}

function show(element: ReactNode): void {
  render(
    <Provider locale="en" strings={en}>
      <form data-testid="form">
        {element}
        <Button type="reset">Put back</Button>
      </form>
    </Provider>,
  )
}

const sent = (): readonly [string, unknown][] => {
  const form = screen.getByTestId('form')
  if (!(form instanceof HTMLFormElement)) throw new Error('No form.')
  return [...new FormData(form)]
}
const putBack = (): Promise<void> => user.click(screen.getByRole('button', { name: 'Put back' }))

interface Case {
  readonly name: string
  /** An uncontrolled field with an initial value. */
  readonly own: ReactElement
  /** The same field, controlled by a caller with the same initial value. */
  readonly held: () => ReactNode
  readonly change: () => Promise<void>
  readonly first: readonly string[]
  readonly changed: readonly string[]
}

function Holding<T>({
  first,
  draw,
}: {
  first: T
  draw: (value: T, setValue: (value: T) => void) => ReactNode
}) {
  const [value, setValue] = useState(first)
  return draw(value, setValue)
}

const label = { label: 'Field', name: 'field' } as const
const cases: readonly Case[] = [
  {
    name: 'TextField',
    own: <TextField {...label} defaultValue="one" />,
    held: () => (
      <Holding
        first="one"
        draw={(value, setValue) => <TextField {...label} value={value} onValueChange={setValue} />}
      />
    ),
    change: () => write('two'),
    first: ['one'],
    changed: ['two'],
  },
  {
    name: 'Textarea',
    own: <Textarea {...label} defaultValue="one" />,
    held: () => (
      <Holding
        first="one"
        draw={(value, setValue) => <Textarea {...label} value={value} onValueChange={setValue} />}
      />
    ),
    change: () => write('two'),
    first: ['one'],
    changed: ['two'],
  },
  {
    name: 'PasswordField',
    own: <PasswordField {...label} defaultValue="one" />,
    held: () => (
      <Holding
        first="one"
        draw={(value, setValue) => <PasswordField {...label} value={value} onValueChange={setValue} />}
      />
    ),
    change: () => write('two'),
    first: ['one'],
    changed: ['two'],
  },
  {
    name: 'NumberField',
    own: <NumberField {...label} defaultValue="1" />,
    held: () => (
      <Holding
        first="1"
        draw={(value, setValue) => <NumberField {...label} value={value} onValueChange={setValue} />}
      />
    ),
    change: () => write('٢٢'),
    first: ['1'],
    changed: ['22'],
  },
  {
    name: 'PhoneField',
    own: <PhoneField {...label} defaultValue="0501234567" />,
    held: () => (
      <Holding
        first="0501234567"
        draw={(value, setValue) => <PhoneField {...label} value={value} onValueChange={setValue} />}
      />
    ),
    change: () => write('+966 55 765 4321'),
    first: ['0501234567'],
    changed: ['0557654321'],
  },
  {
    name: 'DatePicker',
    own: <DatePicker {...label} today={today} defaultValue={today} />,
    held: () => (
      <Holding<string | null>
        first={today}
        draw={(value, setValue) => (
          <DatePicker {...label} today={today} value={value} onValueChange={setValue} />
        )}
      />
    ),
    change: () => write('30/11/2026'),
    first: [today],
    changed: ['2026-11-30'],
  },
  {
    name: 'Combobox',
    own: <Combobox {...label} options={options} defaultValue="a" />,
    held: () => (
      <Holding<string | null>
        first="a"
        draw={(value, setValue) => (
          <Combobox {...label} options={options} value={value} onValueChange={setValue} />
        )}
      />
    ),
    change: () => chooseFromCombobox(user, screen.getByRole('combobox'), 'Beta'),
    first: ['a'],
    changed: ['b'],
  },
  {
    name: 'Select',
    own: <Select {...label} options={options} defaultValue="a" />,
    held: () => (
      <Holding
        first="a"
        draw={(value, setValue) => (
          <Select {...label} options={options} value={value} onValueChange={setValue} />
        )}
      />
    ),
    change: () => chooseFromSelect(user, screen.getByRole('combobox'), 'Beta'),
    first: ['a'],
    changed: ['b'],
  },
  {
    name: 'NativeSelect',
    own: <NativeSelect {...label} options={options} defaultValue="a" />,
    held: () => (
      <Holding
        first="a"
        draw={(value, setValue) => (
          <NativeSelect {...label} options={options} value={value} onValueChange={setValue} />
        )}
      />
    ),
    change: () => user.selectOptions(field(), 'Beta'),
    first: ['a'],
    changed: ['b'],
  },
  {
    name: 'Stepper',
    own: <Stepper {...label} max={5} defaultValue={2} />,
    held: () => (
      <Holding
        first={2}
        draw={(value, setValue) => <Stepper {...label} max={5} value={value} onValueChange={setValue} />}
      />
    ),
    change: async () => {
      field().focus()
      await user.keyboard('{ArrowUp}')
    },
    first: ['2'],
    changed: ['3'],
  },
  {
    name: 'RadioGroup',
    own: <RadioGroup {...label} options={options} defaultValue="a" />,
    held: () => (
      <Holding
        first="a"
        draw={(value, setValue) => (
          <RadioGroup {...label} options={options} value={value} onValueChange={setValue} />
        )}
      />
    ),
    change: () => press('Beta'),
    first: ['a'],
    changed: ['b'],
  },
  {
    name: 'RadioGroup without a first answer',
    own: <RadioGroup {...label} options={options} />,
    held: () => (
      <Holding
        first=""
        draw={(value, setValue) => (
          <RadioGroup {...label} options={options} value={value} onValueChange={setValue} />
        )}
      />
    ),
    change: () => press('Beta'),
    first: [],
    changed: ['b'],
  },
  {
    name: 'SegmentedControl',
    own: <SegmentedControl {...label} options={options} />,
    held: () => (
      <Holding
        first="a"
        draw={(value, setValue) => (
          <SegmentedControl {...label} options={options} value={value} onValueChange={setValue} />
        )}
      />
    ),
    change: () => press('Beta'),
    first: ['a'],
    changed: ['b'],
  },
  {
    name: 'TimeWindowPicker',
    own: <TimeWindowPicker {...label} windows={windows} defaultValue="a" />,
    held: () => (
      <Holding
        first="a"
        draw={(value, setValue) => (
          <TimeWindowPicker {...label} windows={windows} value={value} onValueChange={setValue} />
        )}
      />
    ),
    change: () => user.click(screen.getByRole('radio', { name: /Beta/ })),
    first: ['a'],
    changed: ['b'],
  },
  {
    name: 'CheckboxGroup',
    own: <CheckboxGroup {...label} options={options} defaultValue={['a']} />,
    held: () => (
      <Holding<readonly string[]>
        first={['a']}
        draw={(value, setValue) => (
          <CheckboxGroup {...label} options={options} value={value} onValueChange={setValue} />
        )}
      />
    ),
    change: () => press('Beta'),
    first: ['a'],
    changed: ['a', 'b'],
  },
  {
    name: 'Checkbox',
    own: <Checkbox {...label} defaultChecked />,
    held: () => (
      <Holding<boolean>
        first
        draw={(value, setValue) => <Checkbox {...label} checked={value} onCheckedChange={setValue} />}
      />
    ),
    change: () => press('Field'),
    first: ['on'],
    changed: [],
  },
  {
    name: 'Switch',
    own: <Switch {...label} defaultChecked />,
    held: () => (
      <Holding<boolean>
        first
        draw={(value, setValue) => <Switch {...label} checked={value} onCheckedChange={setValue} />}
      />
    ),
    change: () => press('Field'),
    first: ['on'],
    changed: [],
  },
]
const values = (): unknown[] => sent().map(([, value]) => value)

describe('a form that is reset', () => {
  it.each(cases)(
    'a form reset restores the initial value of $name, which can be changed again',
    async (each) => {
      show(each.own)
      expect(values()).toEqual(each.first)
      await each.change()
      expect(values()).toEqual(each.changed)
      await putBack()
      expect(values()).toEqual(each.first)
      await each.change()
      expect(values()).toEqual(each.changed)
    },
  )

  it.each(cases)('a form reset leaves the value of a controlled $name to its caller', async (each) => {
    show(each.held())
    await each.change()
    await putBack()
    expect(values()).toEqual(each.changed)
  })

  it('a form reset reports the restored value of a RadioGroup to its listener, and nothing if the value was unchanged', async () => {
    const heard = vi.fn()
    show(<RadioGroup {...label} options={options} defaultValue="a" onValueChange={heard} />)
    await putBack()
    expect(heard).not.toHaveBeenCalled()
    await press('Beta')
    await putBack()
    expect(heard.mock.calls).toEqual([['b'], ['a']])
  })

  it('a form reset clears an incomplete date and its error', async () => {
    show(<DatePicker {...label} today={today} />)
    await write('31/02')
    await user.tab()
    expect(field().getAttribute('aria-invalid')).toBe('true')
    await putBack()
    expect(field().getAttribute('value')).toBe('')
    expect(field().getAttribute('aria-invalid')).toBeNull()
  })

  it('a form reset resets character counters', async () => {
    show(<TextField {...label} countTo={20} />)
    await write('four')
    expect(screen.getByText('4 / 20')).toBeDefined()
    await putBack()
    expect(screen.getByText('0 / 20')).toBeDefined()
  })

  it('a character counter counts an emoji of two code units as two characters', async () => {
    show(<TextField {...label} countTo={20} />)
    await write('🕌')
    expect(screen.getByText('2 / 20')).toBeDefined()
  })

  it('a form reset clears the list of rejected files', async () => {
    show(<FileDrop {...label} items={[]} onAdd={vi.fn()} maxBytes={1} />)
    await user.upload(field(), new File(['12'], 'two.txt'))
    expect(screen.getByRole('alert').textContent).toContain('two.txt')
    await putBack()
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  it('a form keeps its values if a listener prevents the reset', async () => {
    show(<NumberField {...label} />)
    screen.getByTestId('form').addEventListener('reset', (event) => event.preventDefault(), true)
    await write('22')
    await putBack()
    expect(values()).toEqual(['22'])
  })

  it('a form is also reset by React after its action', async () => {
    const send = vi.fn()
    render(
      <Provider locale="en" strings={en}>
        <form data-testid="form" action={send}>
          <PhoneField {...label} />
          <RadioGroup label="Group" name="group" options={options} defaultValue="a" />
          <Button type="submit">Send</Button>
        </form>
      </Provider>,
    )
    await write('0501234567')
    await press('Beta')
    await act(() => user.click(screen.getByRole('button', { name: 'Send' })))
    expect(send).toHaveBeenCalledOnce()
    expect(values()).toEqual(['', 'a'])
  })
})

describe('a field that loses focus', () => {
  const left = vi.fn()
  const leaves: readonly [string, ReactElement][] = [
    ['TextField', <TextField key="" {...label} onBlur={left} />],
    ['NumberField', <NumberField key="" {...label} onBlur={left} />],
    ['NativeSelect', <NativeSelect key="" {...label} options={options} onBlur={left} />],
    ['Select', <Select key="" {...label} options={options} onBlur={left} />],
    ['Combobox', <Combobox key="" {...label} options={options} onBlur={left} />],
    ['DatePicker', <DatePicker key="" {...label} today={today} onBlur={left} />],
    ['Stepper', <Stepper key="" {...label} max={3} onBlur={left} />],
    ['FileDrop', <FileDrop key="" {...label} items={[]} onAdd={vi.fn()} maxBytes={1} onBlur={left} />],
    ['RadioGroup', <RadioGroup key="" {...label} options={options} onBlur={left} />],
    ['SegmentedControl', <SegmentedControl key="" {...label} options={options} onBlur={left} />],
    [
      'SegmentedControl without a shown label',
      <SegmentedControl key="" {...label} hideLabel options={options} onBlur={left} />,
    ],
    ['TimeWindowPicker', <TimeWindowPicker key="" {...label} windows={windows} onBlur={left} />],
    ['CheckboxGroup', <CheckboxGroup key="" {...label} options={options} onBlur={left} />],
  ]
  it.each(leaves)(
    'losing focus calls onBlur of %s once, when focus has left all of it',
    async (_, element) => {
      left.mockClear()
      show(element)
      await user.tab()
      expect(left).not.toHaveBeenCalled()
      for (let presses = 0; presses < 4 && left.mock.calls.length === 0; presses++) await user.tab()
      expect(left).toHaveBeenCalledOnce()
      expect(screen.getByRole('button', { name: 'Put back' })).toBe(document.activeElement)
    },
  )

  it('a Select does not call onBlur when its own list opens', async () => {
    left.mockClear()
    show(<Select {...label} options={options} onBlur={left} />)
    await chooseFromSelect(user, screen.getByRole('combobox'), 'Beta')
    expect(left).not.toHaveBeenCalled()
  })
})

describe('a disabled group', () => {
  it.each([
    ['RadioGroup', <RadioGroup key="" {...label} options={options} disabled />],
    ['SegmentedControl', <SegmentedControl key="" {...label} options={options} disabled />],
    [
      'SegmentedControl without a shown label',
      <SegmentedControl key="" {...label} hideLabel options={options} disabled />,
    ],
    ['TimeWindowPicker', <TimeWindowPicker key="" {...label} windows={windows} disabled />],
    ['CheckboxGroup', <CheckboxGroup key="" {...label} options={options} disabled />],
  ])('the group %s cannot be changed while it is disabled', async (_, element) => {
    show(element)
    const inputs = screen.queryAllByRole('radio').concat(screen.queryAllByRole('checkbox'))
    expect(inputs).toHaveLength(2)
    expect(inputs.every((input) => input.matches(':disabled'))).toBe(true)
  })
})

describe('a required group', () => {
  it.each([
    ['RadioGroup', <RadioGroup key="" {...label} options={options} required hint="Hint" />],
    ['TimeWindowPicker', <TimeWindowPicker key="" {...label} windows={windows} required hint="Hint" />],
    ['CheckboxGroup', <CheckboxGroup key="" {...label} options={options} required hint="Hint" />],
  ])('the group %s is announced as required', (_, element) => {
    show(element)
    const group = screen.getByRole('group', { name: /^Field/ })
    const described = (group.getAttribute('aria-describedby') ?? '').split(' ')
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Hint', 'required'])
  })
})

describe('a required Select', () => {
  it('a required Select has no hidden element that blocks the form', () => {
    show(<Select {...label} options={options} required />)
    const form = screen.getByTestId('form')
    expect(form instanceof HTMLFormElement && form.checkValidity()).toBe(true)
    expect(screen.getByRole('combobox').getAttribute('aria-required')).toBe('true')
  })
})
