import type { MessageKey } from '@sakina/domain/validation'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'

import { forgetAllStoredValues } from '../forms/stored-values.ts'
import type { Locale } from '../intl/locale.ts'
import { messageText } from './locale-providers.tsx'
import { PageProviders } from './page-providers.tsx'

/** The text to type under each label (by message id), and the message that must follow. */
export type MessageCase = {
  readonly says: MessageKey
  readonly typed?: Readonly<Record<string, string>>
  /** The label of the field with the error; without it the message may be anywhere. */
  readonly at?: string
  /** The button to press instead of the submit button. */
  readonly press?: string
  /** The tag of the promise that this case proves. */
  readonly proves?: string
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const fieldOf = (locale: Locale, id: string): HTMLElement => {
  const field = screen
    .getAllByLabelText(new RegExp(`^${escaped(messageText(locale, id))}`))
    .find((each) => each.getAttribute('type') !== 'radio')
  if (!field) throw new Error(`no field “${messageText(locale, id)}”`)
  return field
}

// A message with a number in it is found by the text before the number.
const beginning = (sentence: string): RegExp => new RegExp(`^${escaped(sentence.replace(/\{.*$/s, ''))}`)

/** Declares a test for each message of a table: it must appear in its case, in both languages. */
export function describeFormMessages(
  name: string,
  show: () => ReactNode,
  send: string,
  cases: readonly MessageCase[],
) {
  afterEach(() => {
    cleanup()
    forgetAllStoredValues()
  })
  describe.each(['ar', 'en'] as const)(`the messages of the form “${name}” in %s`, (locale) => {
    test.each(cases.map((each) => [[each.says, each.proves].join(' ').trim(), each] as const))(
      `the form “${name}” shows the message %s`,
      async (_, { says, typed = {}, at, press }) => {
        const { container } = render(<PageProviders locale={locale}>{show()}</PageProviders>)
        for (const [label, value] of Object.entries(typed))
          fireEvent.change(fieldOf(locale, label), { target: { value } })
        if (press !== undefined)
          fireEvent.click(screen.getByRole('button', { name: messageText(locale, press) }))
        else
          fireEvent.submit(
            screen.getByRole('button', { name: messageText(locale, send) }).closest('form') ?? container,
          )
        const sentence = beginning(messageText(locale, says))
        await waitFor(() => expect(screen.getAllByText(sentence).length).toBeGreaterThan(0))
        if (at === undefined) return
        const described = fieldOf(locale, at).getAttribute('aria-describedby') ?? ''
        const texts = described.split(' ').map((id) => document.getElementById(id)?.textContent ?? '')
        expect(texts.some((text) => sentence.test(text.trim()))).toBe(true)
      },
    )
  })
}
