import { describe, expect, it } from 'vitest'
import { rankClasses } from '../scripts/package/rank.ts'

const rule = (name: string, body: string) => ({
  name,
  css: `.${name.replaceAll(/[:[\]]/g, String.raw`\$&`)} {\n  ${body}\n}`,
})
const ranks = rankClasses([
  rule('sk:p-4', 'padding: 1rem;'),
  rule('sk:p-6', 'padding: 1.5rem;'),
  rule('sk:flex', 'display: flex;'),
  rule('sk:px-2', 'padding-inline: 0.5rem;'),
  rule('sk:hover:p-2', '&:hover {\n    padding: 0.5rem;\n  }'),
  rule('sk:sm:hidden', '@media (width >= 40rem) {\n    display: none;\n  }'),
])
const rank = (name: string) => ranks.get(name) ?? Number.NaN

describe('the order of the CSS classes of the kit', () => {
  it('a CSS class of a longhand ranks above one of its shorthand', () => {
    expect(rank('sk:px-2')).toBeGreaterThan(rank('sk:p-4'))
  })

  it('a CSS class with a state or a width ranks above classes without one', () => {
    expect(rank('sk:hover:p-2')).toBeGreaterThan(rank('sk:px-2'))
    expect(rank('sk:sm:hidden')).toBeGreaterThan(rank('sk:flex'))
  })

  it('CSS classes that need no order between them share a rank', () => {
    expect(rank('sk:p-6')).toBe(rank('sk:p-4'))
    expect(rank('sk:flex')).toBe(rank('sk:p-4'))
  })
})
