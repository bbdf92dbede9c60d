import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'

import { StaticRouter } from '../router/index.ts'
import { LocaleProviders } from '../testing/locale-providers.tsx'
import { IncrementalList } from './incremental-list.tsx'

afterEach(cleanup)

const list = (count: number, location: string | { pathname: string; key: string } = '/') => (
  <LocaleProviders locale="ar">
    <StaticRouter location={location}>
      <IncrementalList label="العقود" items={Array.from({ length: count }, (_, place) => place)}>
        {(item) => <li key={item}>{item}</li>}
      </IncrementalList>
    </StaticRouter>
  </LocaleProviders>
)
const draw = (count: number) => render(list(count))
const firstDrawn = (page: Parameters<typeof renderToString>[0]): number =>
  renderToString(page).split('<li').length - 1

const drawnAre = (count: number) => waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(count))

test('a list of twenty items is complete and has no button', async () => {
  draw(20)
  await drawnAre(20)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a list of five hundred items shows twenty, and its button adds twenty and focuses the first of them', async () => {
  draw(500)
  await drawnAre(20)
  fireEvent.click(screen.getByRole('button', { name: 'عرض المزيد (بقي 480)' }))
  await drawnAre(40)
  expect(document.activeElement?.textContent).toBe('20')
  expect(screen.getByRole('button', { name: 'عرض المزيد (بقي 460)' })).toBeTruthy()
})

test('the first twenty items of a list render three per frame, and together when the visitor returns to the list', async () => {
  expect(firstDrawn(list(500))).toBe(3)
  expect(firstDrawn(list(500, { pathname: '/', key: 'left' }))).toBe(20)
  const added: number[] = []
  const { container } = draw(500)
  new MutationObserver((changes) => added.push(changes.length)).observe(container, {
    childList: true,
    subtree: true,
  })
  await drawnAre(20)
  expect(added).toEqual([3, 3, 3, 3, 3, 2])
})
