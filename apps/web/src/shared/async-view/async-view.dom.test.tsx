import { createApiError } from '@sakina/api-client/client'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, expect, test } from 'vitest'

import { LocaleProviders } from '../testing/locale-providers.tsx'
import { AsyncView } from './async-view.tsx'

afterEach(cleanup)

const REFERENCE = 'b942dda2-a09d-4b78-9e8c-425181e81307'

const failed = (kind: 'network' | 'http', code: string) =>
  render(
    <LocaleProviders locale="ar">
      <AsyncView
        answer={{
          data: undefined,
          error: createApiError({ kind, code, correlationId: REFERENCE }),
          isValidating: false,
          mutate: () => Promise.resolve(),
        }}
        label="-"
        failedTitle="-"
        loading={null}
      >
        {() => null}
      </AsyncView>
    </LocaleProviders>,
  )

test('a server error of a view shows a reference number', () => {
  failed('http', 'internal')
  expect(screen.queryByText(REFERENCE)).not.toBeNull()
})

test('a network error of a view shows no reference number', () => {
  failed('network', 'network')
  expect(screen.queryByText(REFERENCE)).toBeNull()
  expect(screen.queryByRole('button')).not.toBeNull()
})

test('a record that is gone since the page was prerendered is missing, although its data is there', () => {
  const { container } = render(
    <LocaleProviders locale="ar">
      <AsyncView
        answer={{
          data: 'كانت',
          error: createApiError({ kind: 'http', code: 'not_found', correlationId: REFERENCE }),
          isValidating: false,
          mutate: () => Promise.resolve(),
        }}
        label="-"
        failedTitle="-"
        loading={null}
        missing="لم تعد"
      >
        {(data) => data}
      </AsyncView>
    </LocaleProviders>,
  )
  expect(container.textContent).toBe('لم تعد')
})

function Arriving({ atOnce }: { atOnce: (words: string | null) => void }) {
  const [data, setData] = useState<string>()
  const arrive = () => {
    flushSync(() => setData('وصلت'))
    atOnce(document.body.textContent)
  }
  return (
    <>
      <button type="button" onClick={arrive}>
        ?
      </button>
      <AsyncView
        answer={{ data, error: undefined, isValidating: false, mutate: () => Promise.resolve() }}
        label="-"
        failedTitle="-"
        loading="تُحمَّل"
      >
        {(words) => words}
      </AsyncView>
    </>
  )
}

test('loaded data is rendered in a deferred update, so that the input of the user is handled first', () => {
  const seen: (string | null)[] = []
  render(
    <LocaleProviders locale="ar">
      <Arriving atOnce={(words) => seen.push(words)} />
    </LocaleProviders>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(seen[0]).toContain('تُحمَّل')
  expect(document.body.textContent).toContain('وصلت')
})
