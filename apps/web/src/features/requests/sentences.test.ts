import { expect, test } from 'vitest'

import ar from './messages/ar.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }

test.each([
  ['requests.cancellation.sent', 'cancellation request sent successfully'],
  ['requests.suspension.sent', 'suspension request sent successfully'],
  ['requests.replacement.sent', 'replacement request sent successfully'],
  ['requests.cancellation.noReason', 'No reason provided'],
  ['requests.suspension.noReason', 'other reasons'],
  ['requests.replacement.noReason', 'no specific reason'],
] as const)('the request message %s is the documented English sentence, and is translated', (id, english) => {
  expect(en[id]).toBe(english)
  expect(ar[id]).toMatch(/^[\u0600-\u06FF]/)
})
