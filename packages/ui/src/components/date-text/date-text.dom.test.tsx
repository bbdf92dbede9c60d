import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { ar } from '../../strings/ar.ts'
import { Provider } from '../provider/index.ts'
import { DateText } from './index.ts'

it('hydration keeps the Hijri date that the server rendered', async () => {
  const page = (
    <Provider locale="ar" strings={ar} calendar="umalqura">
      <DateText value="2026-11-01" both />
    </Provider>
  )
  const onRecoverableError = vi.fn()
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const root = document.createElement('div')
  root.innerHTML = renderToString(page)
  const sent = root.textContent
  const hydrated = await act(async () => hydrateRoot(root, page, { onRecoverableError }))
  expect(sent).toContain('1448')
  expect(root.textContent).toBe(sent)
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(complain).not.toHaveBeenCalled()
  await act(async () => hydrated.unmount())
})
