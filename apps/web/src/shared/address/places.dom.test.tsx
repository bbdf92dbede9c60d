import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { OnAPage } from '../testing/on-a-page.tsx'
import { usePlaces } from './use-places.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const names = {
  ar: { region: 'الرياض', city: 'الخرج', neighborhood: 'حي الورود' },
  en: { region: 'Riyadh', city: 'Al Kharj', neighborhood: 'Al Wurud' },
} as const

/** The documented calls, each in the language it is asked in. */
const provider: typeof fetch = (input, init) => {
  const request = new Request(
    new URL(input instanceof Request ? input.url : String(input), 'http://site.test'),
    init,
  )
  const said = names[request.headers.get('accept-language')?.startsWith('en') ? 'en' : 'ar']
  const { pathname } = new URL(request.url)
  const result = pathname.endsWith('/neighborhoods')
    ? [{ id: 70, name: said.neighborhood, city_id: { id: 7, name: said.city } }]
    : pathname.endsWith('/saudi')
      ? [{ id: 1, name: said.region }]
      : [{ id: 682, name: 'KSA', code: 'SA' }]
  const pagination = { page: 1, limit: 100, total: 1, total_pages: 1, has_next: false }
  return Promise.resolve(Response.json({ success: true, result, pagination }))
}

function Keywords() {
  const { regions, cities, neighborhoods } = usePlaces({ regionId: '1', cityId: '' })
  return [regions, cities, neighborhoods].map(({ options }, index) => (
    <p key={index}>{options.map(({ label, keywords }) => `${label} = ${keywords}`)}</p>
  ))
}

test.each([
  ['ar', 'en'],
  ['en', 'ar'],
] as const)(
  'in %s, regions, cities and neighbourhoods are found by their names in %s too',
  async (own, other) => {
    // The other language is asked by a client of its own
    vi.stubGlobal('fetch', provider)
    render(
      <OnAPage locale={own} fetch={provider}>
        <Keywords />
      </OnAPage>,
    )
    for (const each of ['region', 'city', 'neighborhood'] as const)
      await waitFor(() => screen.getByText(`${names[own][each]} = ${names[other][each]}`))
    expect(screen.getAllByText(/=/)).toHaveLength(3)
  },
)
