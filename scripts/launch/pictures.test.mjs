import assert from 'node:assert/strict'
import { test } from 'node:test'

import { bytesOf, inMegabytes, mostBytes, pictures } from '../lib/pictures.mjs'

test('the committed pictures stay within their size limit', (t) => {
  const files = pictures()
  const bytes = bytesOf(files)
  t.diagnostic(`${files.length} pictures, ${inMegabytes(bytes)} MB of ${inMegabytes(mostBytes)}`)
  assert.ok(files.length > 0)
  assert.ok(bytes <= mostBytes)
})
