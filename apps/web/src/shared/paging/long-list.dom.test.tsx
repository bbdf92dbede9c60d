import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'

import { StaticRouter } from '../router/index.ts'
import { InLanguage } from '../testing/in-language.tsx'
import { LongList } from './long-list.tsx'

afterEach(cleanup)

const list = (count: number, location: string | { pathname: string; key: string } = '/') => (
  <InLanguage locale="ar">
    <StaticRouter location={location}>
      <LongList label="العقود" items={Array.from({ length: count }, (_, place) => place)}>
        {(item) => <li key={item}>{item}</li>}
      </LongList>
    </StaticRouter>
  </InLanguage>
)
const draw = (count: number) => render(list(count))
const firstDrawn = (page: Parameters<typeof renderToString>[0]): number =>
  renderToString(page).split('<li').length - 1

test('a list of twenty is whole and asks nothing', () => {
  draw(20)
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
  expect(screen.queryByRole('button')).toBeNull()
})

test('of five hundred twenty are drawn, twenty more when asked for, and reading goes on at the first of those', () => {
  draw(500)
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
  fireEvent.click(screen.getByRole('button', { name: 'اعرض المزيد (بقي 480)' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(40)
  expect(document.activeElement?.textContent).toBe('20')
  expect(screen.getByRole('button', { name: 'اعرض المزيد (بقي 460)' })).toBeTruthy()
})

test('eight are drawn at first; all twenty for whoever comes back to a place in the list', () => {
  expect(firstDrawn(list(500))).toBe(8)
  expect(firstDrawn(list(500, { pathname: '/', key: 'left' }))).toBe(20)
})
