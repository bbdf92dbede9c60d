import assert from 'node:assert/strict'
import { globSync, statSync } from 'node:fs'
import { test } from 'node:test'

import { inRoot } from '../lib/root.mjs'

test('the committed pictures take 8 MB at the most', (t) => {
  const files = globSync('.storybook/__screenshots__/**/*.png', { cwd: inRoot() })
  const bytes = files.reduce((sum, file) => sum + statSync(inRoot(file)).size, 0)
  t.diagnostic(`${files.length} pictures, ${(bytes / 1_000_000).toFixed(2)} MB`)
  assert.ok(bytes <= 8_000_000)
})
