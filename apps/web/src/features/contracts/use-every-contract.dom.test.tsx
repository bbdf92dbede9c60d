import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { OnAPage } from '../../shared/testing/on-a-page.tsx'
import { useEveryContract } from './use-every-contract.ts'

afterEach(cleanup)

const contract = (id: number) => ({
  id: `c${id}`,
  name: `S-${id}`,
  state: 'running',
  open_request: { id: `r${id}`, kind: 'cancellation' },
})

function Every() {
  const { data } = useEveryContract()
  return <p>{data ? `كلها ${data.length}` : 'لم تصل'}</p>
}

test('each list is asked for once, however many of them hold a contract that awaits an answer', async () => {
  const waiting: (() => void)[] = []
  let asked = 0
  const fetch: typeof globalThis.fetch = () => {
    const id = (asked += 1)
    return new Promise((answer) => {
      waiting.push(() => answer(Response.json({ success: true, result: [contract(id)] })))
    })
  }
  render(
    <OnAPage locale="ar" fetch={fetch}>
      <Every />
    </OnAPage>,
  )
  // One after the other, as over a slow line
  for (let answer = waiting.shift(); answer; answer = waiting.shift())
    await act(async () => {
      answer?.()
      await new Promise((drawn) => setTimeout(drawn))
    })
  expect(screen.getByText('كلها 7')).toBeTruthy()
  expect(asked).toBe(7)
})
