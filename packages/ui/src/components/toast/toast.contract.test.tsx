import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { testComponentContract } from '../../story-kit/contract/index.ts'
import { ToastProvider, useToast } from './index.ts'
import type { ToastProviderProps } from './index.ts'

testComponentContract<ToastProviderProps>('ToastProvider', {
  render: (props) => <ToastProvider {...props}>{props.children ?? 'نص'}</ToastProvider>,
  needsProvider: true,
})

function Lost(): null {
  useToast()
  return null
}

it('useToast outside its provider throws an error that names the missing provider', () => {
  expect(() => renderToStaticMarkup(<Lost />)).toThrow(/needs <ToastProvider>/)
})
