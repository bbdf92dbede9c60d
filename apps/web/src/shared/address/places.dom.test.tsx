import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { PageProviders } from '../testing/page-providers.tsx'
import { usePlaces } from './use-places.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const names = {
  ar: { region: 'الرياض', city: 'الخرج', neighborhood: 'الورود' },
  en: { region: 'Riyadh', city: 'Al Kharj', neighborhood: 'Al Wurud' },
} as const

/**
 * A server with the lists of places in the requested language. The search finds the second neighbourhood.
 */
const provider =
  (asked: string[]): typeof fetch =>
  (input, init) => {
    const request = new Request(
      new URL(input instanceof Request ? input.url : String(input), 'http://site.test'),
      init,
    )
    const isEnglish = request.headers.get('accept-language')?.startsWith('en') ?? false
    const [own, other] = isEnglish ? [names.en, names.ar] : [names.ar, names.en]
    const { pathname, search, searchParams } = new URL(request.url)
    asked.push(`${pathname}${search}`)
    const city = { id: 7, name: own.city }
    const neighborhood = {
      id: 70,
      name: own.neighborhood,
      city_id: city,
      state_id: { id: 1, name: own.region },
    }
    const result = () => {
      if (pathname.endsWith('/neighborhoods'))
        return searchParams.has('search') ? [{ ...neighborhood, id: 71, name: 'found' }] : [neighborhood]
      if (pathname.endsWith('/cities')) return [{ ...city, other_name: other.city, served: false }]
      if (pathname.endsWith('/saudi')) return [{ id: 1, name: own.region, other_name: other.region }]
      return [{ id: 682, name: 'KSA', code: 'SA' }]
    }
    const pagination = { page: 1, limit: 100, total: 1, total_pages: 1, has_next: false }
    const answer = pathname.includes('/neighborhoods/')
      ? { success: true, result: neighborhood }
      : { success: true, result: result(), pagination }
    return Promise.resolve(Response.json(answer))
  }

function Choices({ cityId = '', neighborhoodId = '' }) {
  const { regions, cities, neighborhoods, unserved } = usePlaces({ regionId: '1', cityId, neighborhoodId })
  return (
    <>
      {[regions, cities].map(({ options }, index) => (
        <p key={index}>{options.map(({ label, keywords }) => `${label} = ${keywords}`)}</p>
      ))}
      <ul>
        {neighborhoods.options.map(({ label, hint }) => (
          <li key={label}>{`${label} (${hint})`}</li>
        ))}
      </ul>
      <output>{neighborhoods.valueLabel}</output>
      <p>not served: {unserved}</p>
      <button type="button" onClick={() => neighborhoods.onSearch('wu')}>
        search
      </button>
    </>
  )
}

const shown = (locale: 'ar' | 'en', chosen: Parameters<typeof Choices>[0], asked: string[] = []) =>
  render(
    <PageProviders locale={locale} fetch={provider(asked)}>
      <Choices {...chosen} />
    </PageProviders>,
  )

test.each([
  ['ar', 'en'],
  ['en', 'ar'],
] as const)('regions and cities in %s are also found by their names in %s', async (own, other) => {
  shown(own, {})
  for (const each of ['region', 'city'] as const)
    expect(await screen.findByText(`${names[own][each]} = ${names[other][each]}`)).toBeTruthy()
})

test('neighbourhoods are searched on the server, and show their city while no city is chosen', async () => {
  const asked: string[] = []
  shown('en', {}, asked)
  await waitFor(() => screen.getByText('Al Wurud (Al Kharj)'))
  screen.getByRole('button').click()
  await waitFor(() => screen.getByText('found (Al Kharj)'))
  expect(asked.filter((url) => url.includes('search=wu'))).toHaveLength(1)
})

test('a stored neighbourhood is shown by name, and an unserved city is reported', async () => {
  shown('ar', { cityId: '7', neighborhoodId: '99' })
  await waitFor(() => screen.getByText('not served: الخرج'))
  shown('ar', { neighborhoodId: '70' })
  await waitFor(() => expect(screen.getAllByRole('status').at(-1)?.textContent).toBe('الورود'))
})
