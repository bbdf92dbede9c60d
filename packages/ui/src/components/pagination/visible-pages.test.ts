import { describe, expect, it } from 'vitest'
import { visiblePages } from './visible-pages.ts'

describe('the shown page numbers', () => {
  it.each([
    [1, 1, '1'],
    [2, 3, '1 2 3'],
    [1, 7, '1 2 3 4 5 6 7'],
    [1, 12, '1 2 3 4 5 gap 12'],
    [4, 12, '1 2 3 4 5 gap 12'],
    [5, 12, '1 gap 4 5 6 gap 12'],
    [8, 12, '1 gap 7 8 9 gap 12'],
    [9, 12, '1 gap 8 9 10 11 12'],
    [12, 12, '1 gap 8 9 10 11 12'],
    [3, 6, '1 2 3 4 5 6'],
  ])('the shown page numbers of page %i of %i are %s', (current, pages, shown) => {
    expect(visiblePages(current, pages).join(' ')).toBe(shown)
  })

  it('the shown page numbers include the first, the current and the last page and never skip a single page', () => {
    for (let pages = 1; pages <= 30; pages++)
      for (let current = 1; current <= pages; current++) {
        const shown = visiblePages(current, pages)
        expect(shown).toContain(current)
        expect(shown[0]).toBe(1)
        expect(shown.at(-1)).toBe(pages)
        shown.forEach((page, index) => {
          const before = shown[index - 1]
          const after = shown[index + 1]
          if (page === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2)
          else if (typeof before === 'number') expect(page).toBe(before + 1)
        })
      }
  })
})
