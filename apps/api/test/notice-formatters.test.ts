import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createNoticeFormatters } from '../src/emails/notices/notice-formatters.ts'

test('amounts in a notice have two decimals and the currency in the language of the notice', () => {
  const arabic = createNoticeFormatters('ar')
  assert.equal(arabic.sar(985_050), '9,850.50 ر.س')
  assert.equal(arabic.sar(30_000), '300.00 ر.س')
  assert.equal(createNoticeFormatters('en').sar(-985_050), 'SAR -9,850.50')
})
