import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const folder = new URL('../../places/', import.meta.url)

const textOf = (name: string): string => readFileSync(new URL(`${name}.tsv`, folder), 'utf8')

/** Splits the lines below the header into columns. */
const linesOf = (text: string): readonly (readonly string[])[] =>
  text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

const saudiArabia = {
  id: 1,
  code: 'SA',
  name: { ar: 'المملكة العربية السعودية', en: 'Saudi Arabia' },
  dial: '+966',
}

/** The regions, cities and neighbourhoods of the Kingdom as rows; `version` changes with any of them. */
export function readPlacesFile() {
  const texts = {
    regions: textOf('regions'),
    cities: textOf('cities'),
    neighborhoods: textOf('neighborhoods'),
  }
  const hash = createHash('sha256')
  for (const text of Object.values(texts)) hash.update(text)
  const regions = linesOf(texts.regions).map(([id, iso = '', postalPrefix = '', ar = '', en = '']) => ({
    postalPrefix,
    row: { id: Number(id), iso, countryId: saudiArabia.id, name: { ar, en } },
  }))
  const prefixOf = new Map(regions.map(({ row, postalPrefix }) => [row.id, postalPrefix]))
  const cities = linesOf(texts.cities).map(([id, stateId, ar = '', en = '']) => ({
    id: Number(id),
    stateId: Number(stateId),
    postalPrefix: prefixOf.get(Number(stateId)) ?? '',
    name: { ar, en },
  }))
  const stateOf = new Map(cities.map((city) => [city.id, city.stateId]))
  return {
    version: hash.digest('hex').slice(0, 16),
    countries: [saudiArabia],
    regions: regions.map(({ row }) => row),
    cities,
    neighborhoods: linesOf(texts.neighborhoods).map(([id, cityId, ar = '', en = '']) => ({
      id: Number(id),
      cityId: Number(cityId),
      stateId: stateOf.get(Number(cityId)) ?? 0,
      name: { ar, en },
    })),
  }
}
