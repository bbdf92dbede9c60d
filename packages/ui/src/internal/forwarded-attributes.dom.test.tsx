import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AlertDialog } from '../components/alert-dialog/alert-dialog.tsx'
import { Badge } from '../components/badge/badge.tsx'
import { Card } from '../components/card/card.tsx'
import { Checkbox } from '../components/checkbox/checkbox.tsx'
import { Combobox } from '../components/combobox/combobox.tsx'
import { DatePicker } from '../components/date-picker/date-picker.tsx'
import { DateText } from '../components/date-text/date-text.tsx'
import { Dialog } from '../components/dialog/dialog.tsx'
import { Drawer } from '../components/drawer/drawer.tsx'
import { ErrorSummary } from '../components/error-summary/error-summary.tsx'
import { FileDrop } from '../components/file-drop/file-drop.tsx'
import { Flag } from '../components/flag/flag.tsx'
import { LanguageSwitch } from '../components/language-switch/language-switch.tsx'
import { PasswordField } from '../components/password-field/password-field.tsx'
import { Phone } from '../components/phone/phone.tsx'
import { PlanCard, PlanCardSkeleton } from '../components/plan-card/plan-card.tsx'
import { PlanCompare } from '../components/plan-compare/plan-compare.tsx'
import { Provider } from '../components/provider/provider.tsx'
import { RadioGroup } from '../components/radio-group/radio-group.tsx'
import { Select } from '../components/select/select.tsx'
import { Stepper } from '../components/stepper/stepper.tsx'
import { Table } from '../components/table/table.tsx'
import { Tabs } from '../components/tabs/tabs.tsx'
import { TextField } from '../components/text-field/text-field.tsx'
import { Textarea } from '../components/textarea/textarea.tsx'
import { defaultStory } from '../../tests/default-story.tsx'
import { defaultStories } from '../../tests/stories.ts'
import type { StoryFile } from '../../tests/stories.ts'
import { ThemeSwitch } from '../components/theme-switch/theme-switch.tsx'
import { TimeText } from '../components/time-text/time-text.tsx'
import { ar } from '../strings/ar.ts'
import { fillDomGaps } from '../testers/dom-gaps.ts'

fillDomGaps()
afterEach(cleanup)

type RefCallback = (element: Element | null) => void | (() => void)

const show = (element: ReactElement): void => {
  render(
    <Provider locale="ar" strings={ar}>
      {element}
    </Provider>,
  )
}

const nothing = (): void => undefined
const label = 'نص'

describe('refs and attributes of the app', () => {
  const elements: readonly [string, string, (ref: RefCallback) => ReactElement][] = [
    [
      'the box of a Checkbox',
      'INPUT',
      (ref) => <Checkbox data-mine="" ref={ref} label={label} indeterminate />,
    ],
    [
      'the input of a Combobox',
      'INPUT',
      (ref) => <Combobox data-mine="" ref={ref} label={label} options={[]} />,
    ],
    [
      'the input of a DatePicker',
      'INPUT',
      (ref) => <DatePicker data-mine="" ref={ref} label={label} today="2026-11-21" />,
    ],
    [
      'the input of a FileDrop',
      'INPUT',
      (ref) => <FileDrop data-mine="" ref={ref} label={label} items={[]} onAdd={nothing} maxBytes={1} />,
    ],
    ['the input of a Stepper', 'INPUT', (ref) => <Stepper data-mine="" ref={ref} label={label} max={3} />],
    [
      'the button of a Select',
      'BUTTON',
      (ref) => <Select data-mine="" ref={ref} label={label} options={[]} />,
    ],
    [
      'the group of radios',
      'FIELDSET',
      (ref) => <RadioGroup data-mine="" ref={ref} label={label} options={[]} />,
    ],
    [
      'the frame of a Table',
      'DIV',
      (ref) => <Table data-mine="" ref={ref} caption={label} columns={[]} rows={[]} rowKey={String} />,
    ],
    ['the root of Tabs', 'DIV', (ref) => <Tabs data-mine="" ref={ref} label={label} items={[]} />],
    [
      'a Badge',
      'SPAN',
      (ref) => (
        <Badge data-mine="" ref={ref}>
          {label}
        </Badge>
      ),
    ],
    ['a Card of another tag', 'LI', (ref) => <Card as="li" data-mine="" ref={ref} />],
    [
      'a PlanCard',
      'ARTICLE',
      (ref) => <PlanCard as="article" data-mine="" ref={ref} plan={{ name: label, total: 1 }} />,
    ],
    [
      'an ErrorSummary',
      'SECTION',
      (ref) => <ErrorSummary data-mine="" ref={ref} attempt={1} problems={[{ field: 'a', text: label }]} />,
    ],
    [
      'a PlanCompare',
      'DIV',
      (ref) => <PlanCompare data-mine="" ref={ref} plans={[{ id: '1', name: label, total: 1 }]} />,
    ],
    [
      'a ThemeSwitch',
      'DIV',
      (ref) => <ThemeSwitch data-mine="" ref={ref} value="dark" onValueChange={nothing} />,
    ],
    [
      'a LanguageSwitch',
      'A',
      (ref) => <LanguageSwitch data-mine="" ref={ref} to="en" link={<a href="/en" />} />,
    ],
    ['a Flag', 'svg', (ref) => <Flag data-mine="" ref={ref} code="PH" country={label} />],
    [
      'a Flag with its name',
      'SPAN',
      (ref) => <Flag data-mine="" ref={ref} code="PH" country={label} named />,
    ],
    ['a Flag nobody has drawn', 'svg', (ref) => <Flag data-mine="" ref={ref} code="XX" country={label} />],
    ['a Phone', 'BDI', (ref) => <Phone data-mine="" ref={ref} number="0501234567" />],
    ['a Phone that calls', 'A', (ref) => <Phone data-mine="" ref={ref} number="0501234567" link="text" />],
    ['a DateText', 'TIME', (ref) => <DateText data-mine="" ref={ref} value="2026-11-21" />],
    ['a TimeText', 'TIME', (ref) => <TimeText data-mine="" ref={ref} value="10:00" />],
    [
      'a TimeText of a span',
      'SPAN',
      (ref) => <TimeText data-mine="" ref={ref} value="10:00" until="12:00" />,
    ],
    ['a skeleton of a PlanCard', 'LI', (ref) => <PlanCardSkeleton as="li" data-mine="" ref={ref} />],
  ]

  it.each(elements)('a ref and attributes of the app reach %s', (_, tag, element) => {
    const ref = vi.fn<RefCallback>()
    show(element(ref))
    const found = document.querySelector('[data-mine]')
    expect(found?.tagName).toBe(tag)
    expect(ref).toHaveBeenCalledWith(found)
  })
})

describe('a stable ref of the app', () => {
  const fields: readonly [string, (ref: RefCallback) => ReactElement][] = [
    ['Checkbox', (ref) => <Checkbox ref={ref} label={label} />],
    ['Combobox', (ref) => <Combobox ref={ref} label={label} options={[]} />],
    ['FileDrop', (ref) => <FileDrop ref={ref} label={label} items={[]} onAdd={nothing} maxBytes={1} />],
    ['PasswordField', (ref) => <PasswordField ref={ref} label={label} />],
  ]
  it.each(fields)(
    'a stable ref of the app receives the element of a %s once, and its cleanup is called',
    (_, element) => {
      const clear = vi.fn()
      const drawn = (ref: RefCallback): ReactElement => (
        <Provider locale="ar" strings={ar}>
          {element(ref)}
        </Provider>
      )
      const ref = vi.fn(() => clear)
      const { rerender, unmount } = render(drawn(ref))
      rerender(drawn(ref))
      expect(ref.mock.calls).toEqual([[document.querySelector('input')]])
      expect(clear).not.toHaveBeenCalled()
      unmount()
      expect(clear).toHaveBeenCalledOnce()
    },
  )
})

describe('attributes of the app on a dialog', () => {
  const window = { open: true, onOpenChange: nothing, title: label, id: 'mine' }
  it.each([
    ['a Dialog', <Dialog key="" data-mine="" {...window} children={label} />],
    ['a Drawer', <Drawer key="" data-mine="" {...window} children={label} />],
    [
      'an AlertDialog',
      <AlertDialog key="" data-mine="" {...window} description={label} confirm={label} onConfirm={nothing} />,
    ],
  ])('attributes of the app reach the dialog element of %s', (_, element) => {
    show(element)
    expect(document.getElementById('mine')?.matches('[role$=dialog][data-mine]')).toBe(true)
  })
})

describe('attributes of the app on a popup', () => {
  const files = import.meta.glob<StoryFile>('../components/*-popup/*-popup.stories.tsx', { eager: true })
  it.each(defaultStories(files))('attributes of the app reach the window of %s', (_, file) => {
    const args = { ...file.default.args, ...file.Default?.args, id: 'mine', 'data-mine': '' }
    render(defaultStory({ ...file, Default: { ...file.Default, args } }, 'ar'))
    for (const button of screen.queryAllByRole('button')) {
      if (document.getElementById('mine')) break
      fireEvent.click(button)
    }
    expect(document.getElementById('mine')?.matches('[role$=dialog][data-mine]')).toBe(true)
  })
})

describe('a text field', () => {
  it.each([
    ['TextField', TextField],
    ['Textarea', Textarea],
    ['PasswordField', PasswordField],
  ] as const)(
    'the text field %s passes its text to onValueChange and its event to onChange',
    async (_, Field) => {
      const values: string[] = []
      const onChange = vi.fn()
      show(
        <Field
          data-mine=""
          label={label}
          onValueChange={(value) => values.push(value)}
          onChange={onChange}
        />,
      )
      const input = document.querySelector('[data-mine]')
      if (!input) throw new Error('No input.')
      await userEvent.type(input, 'ab')
      expect(values).toEqual(['a', 'ab'])
      expect(onChange).toHaveBeenCalledTimes(2)
    },
  )
})
