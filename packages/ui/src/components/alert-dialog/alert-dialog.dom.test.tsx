import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { en } from '../../strings/en.ts'
import { fillDomGaps } from '../../testers/index.ts'
import { Provider } from '../provider/provider.tsx'
import { AlertDialog } from './index.ts'

fillDomGaps()
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const words = { title: 'Cancel the order?', description: 'You get everything back.', confirm: 'Cancel it' }

function Controlled({ onConfirm }: { onConfirm: () => Promise<void> }): ReactNode {
  const [open, setOpen] = useState(true)
  return <AlertDialog {...words} open={open} onOpenChange={setOpen} onConfirm={onConfirm} />
}
const Uncontrolled = ({ onConfirm }: { onConfirm: () => Promise<void> }): ReactNode => (
  <AlertDialog {...words} defaultOpen onConfirm={onConfirm} />
)

const show = (element: ReactNode): void => {
  render(
    <Provider locale="en" strings={en}>
      {element}
    </Provider>,
  )
}
const confirm = (): HTMLElement => screen.getByRole('button', { name: words.confirm })

describe.each([
  ['controlled', Controlled],
  ['uncontrolled', Uncontrolled],
])('an AlertDialog, %s, whose act takes time', (_, Dialog) => {
  it('is busy and acts once, however often it is pressed', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const onConfirm = vi.fn(() => promise)
    show(<Dialog onConfirm={onConfirm} />)
    await userEvent.dblClick(confirm())
    expect(confirm().getAttribute('aria-busy')).toBe('true')
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('alertdialog')).toBeDefined()
    expect(onConfirm).toHaveBeenCalledOnce()
    resolve()
    await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull())
  })

  it('says that it failed, stays open and can be tried again', async () => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    const problem = new Error('No connection')
    const onConfirm = vi.fn(() => Promise.reject(problem))
    show(<Dialog onConfirm={onConfirm} />)
    await userEvent.click(confirm())
    const said = () => [...document.querySelectorAll('[data-announcer]')].map((each) => each.textContent)
    await waitFor(() => expect(said().join()).toContain(en.alertDialog.failed))
    expect(report).toHaveBeenCalledWith(problem)
    await userEvent.click(confirm())
    expect(onConfirm).toHaveBeenCalledTimes(2)
  })
})
