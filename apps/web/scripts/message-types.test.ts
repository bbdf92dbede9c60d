import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { generateMessageTypes, messageTypesFile } from './message-types.ts'

test('the generated message types match the Arabic catalogues (pnpm --filter @sakina/web messages writes them)', () => {
  expect(readFileSync(messageTypesFile, 'utf8')).toBe(generateMessageTypes())
})
