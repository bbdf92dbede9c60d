import { getMyContract } from '@sakina/api-client/wire/contracts'
import { examples } from '@sakina/api-client/wire/examples'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { forgetAllStoredValues } from '../../shared/forms/stored-values.ts'
import { PageProviders } from '../../shared/testing/page-providers.tsx'
import { CancellationForm } from './cancellation-form.tsx'
import { ReplacementForm } from './replacement-form.tsx'
import { SuspensionForm } from './suspension-form.tsx'

afterEach(() => {
  cleanup()
  forgetAllStoredValues()
})

const contract = getMyContract.read(examples.getMyContract.answer)
const typed = 'نسافر في الإجازة'
const other = () => {
  const last = screen.getAllByRole('radio').find((each) => each.getAttribute('value') === 'other')
  if (last === undefined) throw new Error('no radio button for another reason')
  return last
}
const reason = () => screen.queryAllByRole('textbox').find((each) => each instanceof HTMLTextAreaElement)

test.each([
  ['cancellation', CancellationForm],
  ['suspension', SuspensionForm],
  ['replacement', ReplacementForm],
] as const)(
  'the reason typed in the %s form is kept until it is sent or the customer signs out',
  (_, Form) => {
    const open = () => {
      cleanup()
      render(
        <PageProviders locale="ar">
          <Form contract={contract} />
        </PageProviders>,
      )
    }
    open()
    fireEvent.click(other())
    fireEvent.change(reason() ?? document.body, { target: { value: typed } })
    open()
    expect(reason()).toHaveProperty('value', typed)
    forgetAllStoredValues()
    open()
    fireEvent.click(other())
    expect(reason()).toHaveProperty('value', '')
  },
)
