import { getMyContract } from '@sakina/api-client/wire/contracts'
import { examples } from '@sakina/api-client/wire/examples'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'

import { PageProviders } from '../../shared/testing/page-providers.tsx'
import { messageText } from '../../shared/testing/locale-providers.tsx'
import { CancellationForm } from './cancellation-form.tsx'
import { ReplacementForm } from './replacement-form.tsx'
import { SuspensionForm } from './suspension-form.tsx'

const contract = getMyContract.read(examples.getMyContract.answer)
const forms = {
  cancellation: CancellationForm,
  suspension: SuspensionForm,
  replacement: ReplacementForm,
} as const
type Kind = keyof typeof forms

const refused = (status: number, code: string, message = '') =>
  Response.json({ success: false, code, message }, { status })

/**
 * A server that answers the sent request as given and serves the quote and the workers. Any other
 * path is not found.
 */
const serving = (send: () => Response): typeof fetch => {
  const answerTo = (path: string): Response => {
    if (path.endsWith('/create')) return send()
    if (path.includes('/quote')) return Response.json(examples.quoteContractChange.answer)
    if (path.includes('/workers')) return Response.json(examples.listWorkers.answer)
    return refused(404, 'not_found')
  }
  return (asked) => {
    const url = new URL(asked instanceof Request ? asked.url : asked, 'https://site.test')
    return Promise.resolve().then(() => answerTo(url.pathname))
  }
}
const lost = (): Response => {
  throw new TypeError('Failed to fetch')
}

const kinds = ['cancellation', 'suspension', 'replacement'] as const
const taken = { success: true, result: { status: 'success', message: '' } }
type Sentence = (kind: Kind) => string
const cases: readonly (readonly [string, () => Response, Sentence])[] = [
  ['no response arrives @message:request-network-error', lost, () => 'requests.network'],
  [
    'it fails without a message @message:request-not-sent',
    () => refused(422, 'internal'),
    () => 'requests.failed',
  ],
  // A documented failure has no code and a successful HTTP status.
  [
    'the response reports an error without a code or message',
    () => Response.json({ result: { status: 'error' } }),
    () => 'requests.failed',
  ],
  ['the session has expired', () => refused(401, 'unauthorized'), (kind) => `requests.${kind}.signedOut`],
  [
    'another request is open',
    () => refused(409, 'request_already_open'),
    () => 'refusals.request_already_open',
  ],
  ['the amounts have changed', () => refused(409, 'quote_changed'), () => 'requests.quoteChanged'],
  ['it is accepted', () => Response.json(taken), (kind) => `requests.${kind}.sent`],
]
const proves: Readonly<Record<string, string>> = {
  'requests.cancellation.signedOut': ' @message:not-logged-in',
  'requests.suspension.signedOut': ' @message:login-token-not-found',
  'requests.cancellation.sent': ' @message:cancellation-sent',
  'requests.suspension.sent': ' @message:suspension-sent',
  'requests.replacement.sent': ' @message:replacement-sent',
}
const rows = kinds.flatMap((kind) =>
  cases.map(
    ([when, send, sentence]) => [kind, when + (proves[sentence(kind)] ?? ''), send, sentence] as const,
  ),
)

afterEach(cleanup)

const sendFrom = (locale: 'ar' | 'en', kind: Kind, send: () => Response) => {
  const Request = forms[kind]
  render(
    <PageProviders locale={locale} fetch={serving(send)}>
      <Request contract={contract} />
    </PageProviders>,
  )
}

const press = async (locale: 'ar' | 'en', kind: Kind) => {
  const button = await screen.findByRole('button', { name: messageText(locale, `requests.${kind}.send`) })
  await expect.poll(() => button.getAttribute('aria-disabled')).toBeNull()
  fireEvent.submit(button)
}

describe.each(['ar', 'en'] as const)('the messages of a request form in %s', (locale) => {
  test.each(rows)(
    'the request form for a %s shows its own message if %s',
    async (kind, _, send, sentence) => {
      const id = sentence(kind)
      // A replacement has no message of its own for an expired session (portal §5).
      const wanted = messageText(locale, id === 'requests.replacement.signedOut' ? 'errors.unauthorized' : id)
      sendFrom(locale, kind, send)
      await press(locale, kind)
      expect(await screen.findByText(wanted)).toBeTruthy()
    },
  )

  test.each(kinds)(
    'the request form for a %s shows the message of the server if there is one @message:server-message',
    async (kind) => {
      sendFrom(locale, kind, () => refused(422, 'internal', 'النظام مشغول'))
      await press(locale, kind)
      expect(await screen.findByText('النظام مشغول')).toBeTruthy()
    },
  )

  test.each(kinds)(
    'the request form for a %s shows the message of a failure that has no code',
    async (kind) => {
      const message = 'العقد مغلق'
      sendFrom(locale, kind, () =>
        Response.json(
          kind === 'replacement' ? { success: false, message } : { result: { status: 'error', message } },
        ),
      )
      await press(locale, kind)
      expect(await screen.findByText(message)).toBeTruthy()
    },
  )
})
