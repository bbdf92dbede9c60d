import type { Session } from '@sakina/api-client/client'
import { instant } from '@sakina/domain/calendar'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const session = (token: string): Session => ({
  id: 7,
  name: 'نورة عبدالله القحطاني',
  login: '0501234567',
  email: null,
  mobile: '0501234567',
  partnerId: 12,
  apiToken: token,
  mustChangePassword: false,
  isMobileVerified: true,
  isEmailVerified: true,
  privacyDue: null,
  expiresAt: null,
})

/** Loads the module again, like a tab that has just been opened. */
async function newTab() {
  vi.resetModules()
  const store = await import('./store.ts')
  document.documentElement.dataset['shell'] = ''
  const { result } = renderHook(() => store.useSessionState())
  return { store, result }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the session of a tab', () => {
  test('the session of a tab is not ended by a late refusal of an older token', async () => {
    const { store, result } = await newTab()
    act(() => store.storeSession(session('old')))
    act(() => store.storeSession(session('new')))
    act(() => store.expireSession('old'))
    expect(result.current.status).toBe('signedIn')
    act(() => store.expireSession('new'))
    expect(result.current).toMatchObject({ status: 'expired', customer: { login: '0501234567' } })
  })

  test('the session of a tab follows sign-in and sign-out in another tab', async () => {
    const { store, result } = await newTab()
    act(() => store.storeSession(session('mine')))
    const kept = localStorage.getItem('currentUser') ?? ''
    const tell = () =>
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'currentUser' })))
    localStorage.removeItem('currentUser')
    tell()
    expect(result.current.status).toBe('signedOut')
    localStorage.setItem('currentUser', kept.replace('mine', 'theirs'))
    tell()
    expect(result.current).toMatchObject({ status: 'signedIn', customer: { token: 'theirs' } })
    localStorage.clear()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
    expect(result.current.status).toBe('signedOut')
  })

  test('the session of a tab takes over changed account details, keeps the other stored fields and follows changes of another tab', async () => {
    const { store, result } = await newTab()
    act(() => store.storeSession({ ...session('mine'), expiresAt: instant('2099-01-01T00:00:00Z') }))
    const details = {
      name: 'العميلة',
      login: 'new@sakina.example',
      email: 'new@sakina.example',
      mobile: null,
    }
    const proved = { isMobileVerified: true, isEmailVerified: true, privacyDue: null }
    act(() => store.updateSessionDetails({ ...details, ...proved }))
    expect(result.current).toMatchObject({
      status: 'signedIn',
      customer: { ...details, ...proved, token: 'mine' },
    })
    const kept = localStorage.getItem('currentUser') ?? ''
    expect(JSON.parse(kept)).toMatchObject({
      ...details,
      mobile_proved: true,
      api_token: 'mine',
      expires_at: '2099-01-01T00:00:00.000Z',
    })
    localStorage.setItem('currentUser', kept.replace('العميلة', 'الأسرة'))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'currentUser' })))
    expect(result.current).toMatchObject({ customer: { name: 'الأسرة', token: 'mine' } })
  })

  test('the session of a tab stays ended when another tab changes the storage, which still contains it', async () => {
    const { store, result } = await newTab()
    act(() => store.storeSession(session('mine')))
    act(() => store.expireSession('mine'))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'currentUser' })))
    expect(result.current.status).toBe('expired')
  })

  test('the session of a tab is read again when the page returns from the back/forward cache', async () => {
    const { store, result } = await newTab()
    act(() => store.storeSession(session('mine')))
    localStorage.removeItem('currentUser')
    act(() => void window.dispatchEvent(new Event('pageshow')))
    expect(result.current.status).toBe('signedOut')
  })

  test('the session of a tab lasts as long as the page if storage is blocked', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('forbidden', 'SecurityError')
      })
    const { store, result } = await newTab()
    expect(result.current.status).toBe('signedOut')
    act(() => store.storeSession(session('mine')))
    expect(result.current.status).toBe('signedIn')
    act(() => store.clearSession())
    expect(result.current.status).toBe('signedOut')
  })
})
