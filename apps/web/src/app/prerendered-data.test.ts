import { expect, test } from 'vitest'

import { parsePrerenderedData, serializePrerenderedData } from './prerendered-data.ts'

test('prerendered data is read back unchanged, and cannot close the script element it is in', () => {
  const data = {
    origin: 'https://sakina.example',
    day: '2026-11-23',
    search: '?plan=101',
    answers: { services: ['</script><b>'] },
  }
  const written = serializePrerenderedData(data)
  expect(written).not.toContain('<')
  expect(parsePrerenderedData(written)).toEqual(data)
})

test('a page without prerendered data, or with data in an unknown format, starts empty', () => {
  expect(parsePrerenderedData(undefined)).toEqual({ origin: '', day: '', search: '', answers: {} })
  expect(parsePrerenderedData('[1]')).toEqual({ origin: '', day: '', search: '', answers: {} })
  expect(parsePrerenderedData('null')).toEqual({ origin: '', day: '', search: '', answers: {} })
})
