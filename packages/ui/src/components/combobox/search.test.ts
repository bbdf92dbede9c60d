import { describe, expect, it } from 'vitest'
import { createSearch } from './search.ts'

const search = createSearch([
  { label: 'حي الملقا', keywords: 'Al Malqa' },
  { label: 'الأندلس', hint: 'جدة' },
  { label: 'حي النزهة', keywords: 'An Nuzhah' },
  { label: 'النزهة الغربية', hint: 'حائل' },
])
const names = (query: string): string[] => search(query).map(({ label }) => label)

describe('searching options', () => {
  it('searching options shows all of them for an empty query', () => {
    expect(names('')).toHaveLength(4)
    expect(names('  ')).toHaveLength(4)
  })

  it('searching options finds a name without its hamza and with a variant of its last letter', () => {
    expect(names('الاندلس')).toEqual(['الأندلس'])
    expect(names('النزهه')).toEqual(['النزهة الغربية', 'حي النزهة'])
  })

  it('searching options finds a name by the other language and by the second line', () => {
    expect(names('malqa')).toEqual(['حي الملقا'])
    expect(names('جده')).toEqual(['الأندلس'])
  })

  it('searching options requires every word, in any order', () => {
    expect(names('حائل نزهة')).toEqual(['النزهة الغربية'])
    expect(names('حائل ملقا')).toEqual([])
  })
})
