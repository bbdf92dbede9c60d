import { allOperations } from '@sakina/api-client/wire'
import { expect, test } from 'vitest'

import { arabicMessages } from '../shared/arabic-messages.ts'

test('everything that the office does has words, so that a kept act can be read', () => {
  const missing = allOperations
    .filter(({ auth, method, id }) => auth === 'ops' && method !== 'GET' && id !== 'opsPreviewAct')
    .filter(({ id }) => !Object.hasOwn(arabicMessages, `acts.${id}`))
  expect(missing.map(({ id }) => id)).toEqual([])
})
