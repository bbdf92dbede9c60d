import type { ErrorCode } from '@sakina/api-client/wire'
import { expect, expectTypeOf, test } from 'vitest'

import ofRequestsAr from '../../features/requests/messages/ar.json' with { type: 'json' }
import ofRequestsEn from '../../features/requests/messages/en.json' with { type: 'json' }
import type { MessageId } from '../intl/messages.generated.ts'
import sharedAr from '../requests/messages/ar.json' with { type: 'json' }
import sharedEn from '../requests/messages/en.json' with { type: 'json' }
import type { ContractRequestKind } from '../contracts/can-request.ts'
import { findContractRequestErrorMessage } from './error-messages.ts'

type Code = ErrorCode | 'network' | 'timeout' | 'aborted' | 'contract'
type WordsOf<Id> = Id extends `errors.${infer Known}` | `refusals.${infer Known}` ? Known : never

test('an error code without a message does not compile', () => {
  expectTypeOf<Exclude<Code, WordsOf<MessageId>>>().toBeNever()
})

const ar = { ...sharedAr, ...ofRequestsAr }
const en = { ...sharedEn, ...ofRequestsEn }

/** The error messages of the portal (§8), and those of forms after the session has ended (§5). */
test.each<[string, string, ContractRequestKind?]>([
  ['network', 'An error occurred while sending the request'],
  ['timeout', 'An error occurred while sending the request'],
  ['aborted', 'An error occurred while sending the request'],
  ['internal', 'failed to send the request'],
  ['internal', 'failed to send the request', 'cancellation'],
  ['contract', 'failed to send the request'],
  ['unavailable', 'failed to send the request'],
  ['not_confirmed', 'failed to send the request'],
  ['refused', 'failed to send the request'],
  ['bad_request', 'failed to send the request'],
  ['unauthorized', 'User not logged in or missing API token', 'cancellation'],
  ['unauthorized', 'login token not found', 'suspension'],
])('a request that fails with %s and no message shows “%s”', (code, english, kind) => {
  const failure = findContractRequestErrorMessage({ code, message: '' }, kind)
  if (failure === undefined || !('id' in failure)) throw new Error('no sentence of ours')
  expect(en[failure.id]).toBe(english)
  expect(ar[failure.id]).toMatch(/^[\u0600-\u06FF]/)
})

test('a contract request that fails with an unspecific code shows the message of the server if there is one', () => {
  for (const code of ['internal', 'refused', 'bad_request'])
    expect(findContractRequestErrorMessage({ code, message: 'try tomorrow' })).toEqual({
      text: 'try tomorrow',
    })
})

test('an error code with a message of its own gets no general one', () => {
  expect(findContractRequestErrorMessage({ code: 'request_already_open', message: 'x' })).toBeUndefined()
  expect(
    findContractRequestErrorMessage({ code: 'unauthorized', message: '' }, 'replacement'),
  ).toBeUndefined()
  expect(
    findContractRequestErrorMessage({ code: 'worker_unavailable', message: '' }, 'replacement'),
  ).toBeUndefined()
})
