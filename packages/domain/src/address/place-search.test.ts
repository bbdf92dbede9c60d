import { describe, expect, test } from 'vitest'
import { createPlaceSearch } from './place-search.ts'

const place = (ar: string, en: string) => ({ name: { ar, en } })
const places = [
  place('العزيزية', 'Al Aziziyah'),
  place('الملك فهد', 'King Fahd'),
  place('النعيرية', "An Nu'ayriyah"),
  place('أم الحمام الغربي', 'West Umm Al Hamam'),
  place('الشاطئ الغربي', 'Ash Shati Al Gharbi'),
  place('منى', 'Mina'),
]
const search = createPlaceSearch(places)
const matchingNames = (query: string) => search(query).map(({ name }) => name.en)

describe('the search for a place', () => {
  test.each([
    ['taa marbuta as heh', 'العزيزيه', 'Al Aziziyah'],
    ['without the article', 'عزيزية', 'Al Aziziyah'],
    ['with "district" before it', 'حي العزيزية', 'Al Aziziyah'],
    ['alef without its hamza', 'ام الحمام', 'West Umm Al Hamam'],
    ['yaa for alef maqsura', 'مني', 'Mina'],
    ['vowel marks', 'المَلِك فَهْد', 'King Fahd'],
    ['capital letters', 'KING FAHD', 'King Fahd'],
    ['an apostrophe left out', 'nuayriyah', "An Nu'ayriyah"],
    ['another spelling of the Latin article', 'al shati', 'Ash Shati Al Gharbi'],
    ['an article the name has not', 'المنى', 'Mina'],
  ])('the search for a place finds the place by %s', (_how, query, name) => {
    expect(matchingNames(query)[0]).toBe(name)
  })

  test('the search for a place puts names that begin with the query first', () => {
    expect(matchingNames('الغربي')).toEqual(['West Umm Al Hamam', 'Ash Shati Al Gharbi'])
    expect(matchingNames('ش')[0]).toBe('Ash Shati Al Gharbi')
  })

  test('the search for a place finds nothing for an unknown word, and everything for an empty query', () => {
    expect(matchingNames('برج خليفة')).toEqual([])
    expect(matchingNames('  ')).toHaveLength(places.length)
    expect(matchingNames('ال')).not.toEqual([])
  })
})
