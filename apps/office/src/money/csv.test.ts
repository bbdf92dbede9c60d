import { describe, expect, test } from 'vitest'

import { csvOf, everyRow, riyals } from './csv.ts'

describe('a CSV file', () => {
  test('keeps commas, quotes and lines inside their cells', () => {
    expect(csvOf([['a,b', 'say "no"', 'two\nlines', null]])).toBe(
      '\uFEFF"a,b","say ""no""","two\nlines",\r\n',
    )
  })

  test('runs no text as a formula, and leaves sums and mobiles as they are', () => {
    expect(csvOf([['=1+1', '@x', '+966500000000', '-5.00', '0500000000']])).toBe(
      "\uFEFF'=1+1,'@x,'+966500000000,-5.00,0500000000\r\n",
    )
  })

  test('writes halalas as riyals', () => {
    expect([riyals(114950), riyals(5), riyals(-230), riyals(null)]).toEqual([
      '1149.50',
      '0.05',
      '-2.30',
      '0.00',
    ])
  })
})

describe('every row of a list', () => {
  test('is read page after page, once each', async () => {
    const pages = [
      { items: [{ id: 3 }, { id: 2 }], totalPages: 2 },
      { items: [{ id: 2 }, { id: 1 }], totalPages: 2 },
    ]
    const seen: number[] = []
    const rows = await everyRow(
      (page) => Promise.resolve(pages[page - 1]),
      (page) => seen.push(page),
    )
    expect(rows?.map(({ id }) => id)).toEqual([3, 2, 1])
    expect(seen).toEqual([1, 2])
  })

  test('is nothing when a page fails', async () => {
    expect(
      await everyRow(
        () => Promise.resolve(undefined),
        () => undefined,
      ),
    ).toBeUndefined()
  })
})
