import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import { storePlaces } from '../src/db/store-places.ts'
import { startTestServer, type RequestInput } from './support/server.ts'

const { ask, running } = startTestServer()

const Named = v.object({ id: v.number(), name: v.string() })
const Listed = v.object({
  result: v.array(
    v.object({
      ...Named.entries,
      served: v.boolean(),
      city_id: v.optional(Named),
      state_id: v.optional(Named),
    }),
  ),
  pagination: v.looseObject({ total: v.number(), has_next: v.boolean() }),
})

const list = async (path: string, language: RequestInput['language'] = 'en') => {
  const answer = await ask(`GET /api/countries/${path}`, { language })
  assert.equal(answer.status, 200, answer.text)
  return v.parse(Listed, answer.body)
}

const neighborhoods = (query: string, language?: RequestInput['language'], state = 1) =>
  list(`1/states/${state}/neighborhoods?${query}`, language)

const namesIn = ({ result }: v.InferOutput<typeof Listed>) => result.map(({ name }) => name)

test('the thirteen regions of the Kingdom have 152 cities and 3,725 neighbourhoods', async () => {
  const states = await list('states/saudi?page_size=20')
  assert.equal(states.result.length, 13)
  let cityCount = 0
  let total = 0
  for (const state of states.result) {
    const cities = await list(`1/states/${state.id}/cities?page_size=100`)
    cityCount += cities.result.length
    assert.ok(cities.result.length > 0, state.name)
    total += (await neighborhoods('page_size=1', 'en', state.id)).pagination.total
  }
  assert.equal(cityCount, 152)
  assert.equal(total, 3_725)
})

test('a neighbourhood is found in either language, however it is typed', async () => {
  for (const search of ['النرجس', 'نرجس', 'حي النَّرجس', 'NARJIS', 'al narj'])
    for (const language of ['ar', 'en'] as const) {
      const found = await neighborhoods(`search=${encodeURIComponent(search)}`, language)
      assert.equal(namesIn(found)[0], language === 'ar' ? 'النرجس' : 'Al Narjis', search)
    }
  assert.deepEqual(namesIn(await neighborhoods('search=nowhere')), [])
  const cities = await list(`1/states/2/cities?search=${encodeURIComponent('جده')}`, 'ar')
  assert.deepEqual(namesIn(cities), ['جدة'])
  assert.deepEqual(namesIn(await list('states/saudi?search=asir')), ['Asir'])
})

test('neighbourhoods can be listed by city, page by page; a city of another region is not found', async () => {
  const first = await neighborhoods('city=2&page_size=100')
  const second = await neighborhoods('city=2&page_size=100&page=2')
  assert.equal(first.pagination.total, 189)
  assert.equal(first.result.length + second.result.length, 189)
  assert.ok(first.pagination.has_next && !second.pagination.has_next)
  assert.ok([...first.result, ...second.result].every(({ city_id }) => city_id?.id === 2))
  assert.equal((await ask('GET /api/countries/1/states/1/neighborhoods?city=4')).status, 404)
})

test('the neighbourhoods of a region begin with those that are served, without losing any', async () => {
  for (const search of ['', 'search=al&']) {
    const { result, pagination } = await neighborhoods(`${search}page_size=200`)
    const served = result.map((place) => place.served)
    assert.deepEqual(
      served,
      served.toSorted((a, b) => Number(b) - Number(a)),
    )
    const rest = await neighborhoods(`${search}page_size=200&page=2`)
    assert.equal(result.length + rest.result.length, Math.min(pagination.total, 400))
    assert.equal(
      new Set([...result, ...rest.result].map(({ id }) => id)).size,
      result.length + rest.result.length,
    )
  }
})

test('places are sorted by the alphabet of the language', async () => {
  for (const language of ['ar', 'en'] as const) {
    const names = namesIn(await neighborhoods('city=2&page_size=200', language))
    assert.deepEqual(names, names.toSorted(new Intl.Collator(language).compare))
  }
})

test('four ids of neighbourhoods, to which addresses refer, still have their names and cities', async () => {
  for (const [id, name, city] of [
    [1, 'الربوة', 'حفر الباطن'],
    [14, 'الملقا', 'الرياض'],
    [35, 'الشاطئ الغربي', 'الدمام'],
    [56, 'القادسية', 'بريدة'],
  ] as const) {
    const answer = await ask(`GET /api/neighborhoods/${id}`, { language: 'ar' })
    assert.equal(Object(answer.body).result.name, name)
    assert.equal(Object(answer.body).result.city_id.name, city)
  }
})

test('regions and cities say whether a branch serves them', async () => {
  const states = await list('states/saudi?page_size=20')
  assert.deepEqual(
    states.result.filter(({ served }) => served).map(({ id }) => id),
    [1, 4, 5, 9],
  )
  const cities = await list('1/states/5/cities?page_size=100')
  assert.deepEqual(
    cities.result.filter(({ served }) => served).map(({ name }) => name),
    ['Al Khobar', 'Al Qatif', 'Al Qaysumah', 'Dammam', 'Dhahran', 'Hafar Al-Batin', 'Sayhat'],
  )
  const { branches } = Object((await ask('GET /api/branches')).body)
  const dammam = branches.find(({ id }: { id: number }) => id === 4)
  assert.deepEqual(
    dammam.served_cities.map(({ name }: { name: string }) => name),
    ['Dammam', 'Al Khobar', 'Dhahran', 'Al Qatif', 'Sayhat'],
  )
})

test('loading the same places again changes nothing', async () => {
  const before = await neighborhoods('page_size=200')
  await running().app.database.write(storePlaces)
  assert.deepEqual(await neighborhoods('page_size=200'), before)
})
