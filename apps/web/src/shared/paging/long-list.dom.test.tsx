import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { InLanguage } from '../testing/in-language.tsx'
import { LongList } from './long-list.tsx'

afterEach(cleanup)

const draw = (count: number) =>
  render(
    <InLanguage locale="ar">
      <LongList label="العقود" items={Array.from({ length: count }, (_, place) => place)}>
        {(item) => <li key={item}>{item}</li>}
      </LongList>
    </InLanguage>,
  )

test('a list of twenty is whole and asks nothing', () => {
  draw(20)
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
  expect(screen.queryByRole('button')).toBeNull()
})

test('of five hundred twenty are drawn, twenty more when asked for, and reading goes on at the first of those', () => {
  draw(500)
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
  fireEvent.click(screen.getByRole('button', { name: 'أظهر المزيد (بقي 480)' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(40)
  expect(document.activeElement?.textContent).toBe('20')
  expect(screen.getByRole('button', { name: 'أظهر المزيد (بقي 460)' })).toBeTruthy()
})
