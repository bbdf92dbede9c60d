import assert from 'node:assert/strict'
import { test } from 'node:test'

import { totalBytes, formatMegabytes, maxPictureBytes, listPictures } from '../lib/pictures.mjs'

test('the committed pictures stay within their size limit', (t) => {
  const files = listPictures()
  const bytes = totalBytes(files)
  t.diagnostic(
    `${files.length} pictures, ${formatMegabytes(bytes)} MB of ${formatMegabytes(maxPictureBytes)}`,
  )
  assert.ok(files.length > 0)
  assert.ok(bytes <= maxPictureBytes)
})
