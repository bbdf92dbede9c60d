import { allOperations } from '@sakina/api-client/wire'
import { expect, test } from 'vitest'

import { arabicMessages } from '../shared/arabic-messages.ts'

/** What only reads, although it is sent with a body. */
const reads: ReadonlySet<string> = new Set(['opsPreviewAct', 'opsQuoteOrder'])

test('everything that the office does has words, so that a kept act can be read', () => {
  const missing = allOperations
    .filter(({ auth, method, id }) => auth === 'ops' && method !== 'GET' && !reads.has(id))
    .filter(({ id }) => !Object.hasOwn(arabicMessages, `acts.${id}`))
  expect(missing.map(({ id }) => id)).toEqual([])
})
