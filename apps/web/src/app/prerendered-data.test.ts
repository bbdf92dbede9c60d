import { expect, test } from 'vitest'

import { readData, writeData } from './prerendered-data.ts'

test('prerendered data is read back unchanged and cannot close its element', () => {
  const data = {
    origin: 'https://sakina.example',
    day: '2026-11-23',
    answers: { services: ['</script><b>'] },
  }
  const written = writeData(data)
  expect(written).not.toContain('<')
  expect(readData(written)).toEqual(data)
})

test('a page without prerendered data, or with an unknown shape of it, starts empty', () => {
  expect(readData(undefined)).toEqual({ origin: '', day: '', answers: {} })
  expect(readData('[1]')).toEqual({ origin: '', day: '', answers: {} })
  expect(readData('null')).toEqual({ origin: '', day: '', answers: {} })
})
