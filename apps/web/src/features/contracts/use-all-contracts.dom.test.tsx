import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { PageProviders } from '../../shared/testing/page-providers.tsx'
import { useAllContracts } from './use-all-contracts.ts'

afterEach(cleanup)

const contract = (id: number) => ({
  id: `c${id}`,
  name: `S-${id}`,
  state: 'running',
  open_request: { id: `r${id}`, kind: 'cancellation' },
})

function Every() {
  const { data } = useAllContracts()
  return <p>{data ? `كلها ${data.length}` : 'لم تصل'}</p>
}

test('each contract list is fetched once, however many of them contain an open request', async () => {
  const waiting: (() => void)[] = []
  let asked = 0
  const fetch: typeof globalThis.fetch = () => {
    const id = (asked += 1)
    return new Promise((answer) => {
      waiting.push(() => answer(Response.json({ success: true, result: [contract(id)] })))
    })
  }
  render(
    <PageProviders locale="ar" fetch={fetch}>
      <Every />
    </PageProviders>,
  )
  // Responses arrive one after the other, as over a slow line.
  for (let answer = waiting.shift(); answer; answer = waiting.shift())
    await act(async () => {
      answer?.()
      await new Promise((drawn) => setTimeout(drawn))
    })
  expect(screen.getByText('كلها 7')).toBeTruthy()
  expect(asked).toBe(7)
})

function Known() {
  const { data, mutate } = useAllContracts()
  return (
    <button type="button" onClick={() => void mutate()}>
      {data?.map(({ number, state }) => `${number} ${state.code}`).join(' ') ?? 'لم تصل'}
    </button>
  )
}

test('a contract that changes lists stays visible in between', async () => {
  let state = 'running'
  const waiting: { readonly list: string; readonly answer: () => void }[] = []
  const fetch: typeof globalThis.fetch = (input) => {
    const list = new URL(String(input instanceof Request ? input.url : input), 'http://x').pathname
    return new Promise((answer) => {
      const result = list.endsWith(state) ? [{ id: 'c1', name: 'S-1', state }] : []
      waiting.push({ list, answer: () => answer(Response.json({ success: true, result })) })
    })
  }
  const answerAll = async (first: string) => {
    for (const each of waiting
      .splice(0)
      .toSorted((a, b) => Number(b.list.endsWith(first)) - Number(a.list.endsWith(first))))
      await act(async () => {
        each.answer()
        await new Promise((drawn) => setTimeout(drawn))
        seen.push(screen.getByRole('button').textContent ?? '')
      })
  }
  const seen: string[] = []
  render(
    <PageProviders locale="ar" fetch={fetch}>
      <Known />
    </PageProviders>,
  )
  await answerAll('running')
  expect(seen.at(-1)).toBe('S-1 running')
  state = 'on_hold'
  seen.length = 0
  // SWR does not repeat a request within a short interval.
  await act(async () => {
    screen.getByRole('button').click()
    await new Promise((drawn) => setTimeout(drawn))
  })
  await answerAll('running')
  expect(seen).not.toContain('')
  expect(seen.at(-1)).toBe('S-1 on_hold')
})
