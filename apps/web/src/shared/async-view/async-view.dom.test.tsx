import { apiError } from '@sakina/api-client/client'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { InLanguage } from '../testing/in-language.tsx'
import { AsyncView } from './async-view.tsx'

afterEach(cleanup)

const REFERENCE = 'b942dda2-a09d-4b78-9e8c-425181e81307'

const failed = (kind: 'network' | 'http', code: string) =>
  render(
    <InLanguage locale="ar">
      <AsyncView
        answer={{
          data: undefined,
          error: apiError({ kind, code, correlationId: REFERENCE }),
          isValidating: false,
          mutate: () => Promise.resolve(),
        }}
        label="-"
        failedTitle="-"
        loading={null}
      >
        {() => null}
      </AsyncView>
    </InLanguage>,
  )

test('what went wrong at the server has a number to look it up by', () => {
  failed('http', 'internal')
  expect(screen.queryByText(REFERENCE)).not.toBeNull()
})

test('what never reached the server has no such number', () => {
  failed('network', 'network')
  expect(screen.queryByText(REFERENCE)).toBeNull()
  expect(screen.queryByRole('button')).not.toBeNull()
})
