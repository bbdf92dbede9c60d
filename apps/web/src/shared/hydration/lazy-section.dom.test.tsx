import { act, render, screen } from '@testing-library/react'
import useSWR, { SWRConfig } from 'swr'
import { beforeEach, expect, test, vi } from 'vitest'

import { lazySection, revalidateWhenNear } from './lazy-section.tsx'

let comeNear: () => void
class FakeObserver {
  observe = vi.fn<() => void>()
  disconnect = vi.fn<() => void>()
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => callback([{ isIntersecting: true }])
  }
}

const fetchWorkers = vi.fn<() => Promise<string>>()

function Workers() {
  const { data } = useSWR('workers', fetchWorkers, { dedupingInterval: 0 })
  return <p>{data ?? 'loading'}</p>
}
const Section = lazySection(() => Promise.resolve({ default: Workers }))

const show = (fallback: Record<string, string>) =>
  render(
    <SWRConfig value={{ provider: () => new Map(), fallback, use: [revalidateWhenNear] }}>
      <Section />
    </SWRConfig>,
  )

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  fetchWorkers.mockReset().mockResolvedValue('today')
})

test('prerendered data of a section is fetched again once the section comes near the screen', async () => {
  show({ workers: 'yesterday' })
  await screen.findByText('yesterday')
  expect(fetchWorkers).not.toHaveBeenCalled()
  act(() => comeNear())
  await screen.findByText('today')
  expect(fetchWorkers).toHaveBeenCalledOnce()
})

test('data of a section that was not prerendered is fetched at once', async () => {
  show({})
  await screen.findByText('today')
  act(() => comeNear())
  expect(fetchWorkers).toHaveBeenCalledOnce()
})
