import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Provider } from '../components/provider/index.ts'
import { TextField } from '../components/text-field/index.ts'
import { en } from '../strings/en.ts'

const said = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[data-announcer] p')].map(({ textContent }) => textContent)

const fields = (errors: Readonly<Record<string, string>>) => (
  <Provider locale="en" strings={en}>
    <TextField required label="Name" error={errors['name']} />
    <TextField label="City" error={errors['city']} />
  </Provider>
)

const field = (name: string) => screen.getByRole('textbox', { name })

/** Shows the fields, then their errors, with the focus in one of them before or after. */
function showErrors(
  errors: Readonly<Record<string, string>>,
  focus: { before?: string; after?: string } = {},
) {
  const { rerender } = render(fields({}))
  fireEvent.keyDown(document.body)
  if (focus.before) field(focus.before).focus()
  rerender(fields(errors))
  if (focus.after) field(focus.after).focus()
  act(() => {
    vi.advanceTimersByTime(1_000)
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  for (const region of document.querySelectorAll('[data-announcer]')) region.remove()
})
afterEach(() => {
  vi.useRealTimers()
})

it('an error that appears alone is said with the name of its field', () => {
  showErrors({ name: 'At least three words' })
  expect(said()).toEqual(['Name: At least three words'])
})

it('errors that appear together are counted and not read one after another', () => {
  showErrors({ name: 'At least three words', city: 'Needed' }, { after: 'Name' })
  expect(said()).toEqual(['2 things to fix'])
})

it('an error is not said if the focus comes to its field, which reads it', () => {
  showErrors({ name: 'At least three words' }, { after: 'Name' })
  expect(said()).toEqual([])
})

it('an error is said if the focus was in its field, and stays silent while it does not change', () => {
  showErrors({ city: 'Needed' }, { before: 'City' })
  expect(said()).toEqual(['Needed'])
})
