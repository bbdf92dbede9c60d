import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { ar } from '../../strings/ar.ts'
import { en } from '../../strings/en.ts'
import { Tabs } from '../tabs/index.ts'
import { Provider, useKit } from './index.ts'

const items = [{ value: 'a', label: 'نص', content: 'نص' }]

function Spoken(): string {
  return useKit('Spoken').strings.errorState.retry
}

afterEach(cleanup)

describe('Provider', () => {
  it('Provider sets language, direction and theme on the document', () => {
    const { rerender } = render(
      <Provider locale="ar" strings={ar} theme="dark">
        <p />
      </Provider>,
    )
    const { documentElement } = document
    expect([documentElement.lang, documentElement.dir, documentElement.dataset['theme']]).toEqual([
      'ar',
      'rtl',
      'dark',
    ])
    rerender(
      <Provider locale="en" strings={en} theme="light">
        <p />
      </Provider>,
    )
    expect([documentElement.lang, documentElement.dir, documentElement.dataset['theme']]).toEqual([
      'en',
      'ltr',
      'light',
    ])
  })

  it('Provider renders strings in the chosen digits, and marks the document for Arabic-Indic list numbers', () => {
    const Promised = (): string => useKit('Promised').strings.loyaltyMeter.spent
    const at = (digits: 'latn' | 'arab'): ReactElement => (
      <Provider locale="ar" strings={ar} digits={digits}>
        <Promised />
      </Provider>
    )
    const { rerender, container } = render(at('arab'))
    expect(container.textContent).toContain('١٢ شهرًا')
    expect(document.documentElement.dataset['digits']).toBe('arab')
    rerender(at('latn'))
    expect(container.textContent).toContain('12 شهرًا')
    expect(document.documentElement.dataset['digits']).toBeUndefined()
  })

  it('Provider restores the theme of the device and leaves attributes of the app alone', () => {
    const { dataset } = document.documentElement
    const at = (theme?: 'dark'): ReactElement => (
      <Provider locale="ar" strings={ar} theme={theme}>
        <p />
      </Provider>
    )
    const { rerender } = render(at('dark'))
    rerender(at())
    expect(dataset['theme']).toBeUndefined()
    dataset['theme'] = 'contrast'
    rerender(at())
    expect(dataset['theme']).toBe('contrast')
  })

  it('Provider sets the density on the document and removes it when the prop is no longer given', () => {
    const at = (density?: 'compact'): ReactElement => (
      <Provider locale="ar" strings={ar} density={density}>
        <p />
      </Provider>
    )
    const { dataset } = document.documentElement
    const { rerender } = render(at('compact'))
    expect(dataset['density']).toBe('compact')
    rerender(at())
    expect(dataset['density']).toBeUndefined()
  })

  it('Provider as an island sets language, direction and theme on its own element and leaves the language of the document alone', () => {
    document.documentElement.lang = 'ar'
    render(
      <Provider locale="en" strings={en} scope="island" theme="dark">
        <p>text</p>
      </Provider>,
    )
    expect(document.documentElement.lang).toBe('ar')
    const island = screen.getByText('text').parentElement
    expect([island?.lang, island?.dir, island?.dataset['theme']]).toEqual(['en', 'ltr', 'dark'])
  })

  it('Provider lets an app override a string of the kit', () => {
    render(
      <Provider locale="ar" strings={ar} overrides={{ errorState: { retry: 'أعد المحاولة' } }}>
        <Spoken />
      </Provider>,
    )
    expect(screen.getByText('أعد المحاولة')).toBeTruthy()
  })

  it('Tabs without a Provider above them throw an error that names the missing Provider', () => {
    expect(() => render(<Tabs label="نص" items={items} />)).toThrow(
      /^<Tabs>: needs <Provider> from @sakina\/ui\/provider above it/,
    )
  })
})
