import { expect, test } from 'vitest'

import { readData, writeData } from './prerendered-data.ts'

test('data is read back as it was written, and cannot close its element', () => {
  const data = {
    origin: 'https://sakina.example',
    day: '2026-11-23',
    answers: { services: ['</script><b>'] },
  }
  const written = writeData(data)
  expect(written).not.toContain('<')
  expect(readData(written)).toEqual(data)
})

test('a page without data, or with data of another shape, starts from nothing', () => {
  expect(readData(undefined)).toEqual({ origin: '', day: '', answers: {} })
  expect(readData('[1]')).toEqual({ origin: '', day: '', answers: {} })
  expect(readData('null')).toEqual({ origin: '', day: '', answers: {} })
})
