import type { Account, Session } from '@sakina/api-client/client'
import { startTransition } from 'react'

import { now } from '../../shared/clock/now.ts'
import type { AccountDetails, SessionState } from '../../shared/session/session.ts'
import { useStoredState } from '../use-stored-state.ts'
import {
  parseStoredSession,
  serializeAccount,
  replaceStoredDetails,
  serializeSession,
} from './stored-session.ts'

/** This module is the only one that reads and writes `currentUser` in local storage. */
const key = 'currentUser'
const unknown: SessionState = { status: 'unknown' }
const listeners = new Set<() => void>()
let current: SessionState | undefined

function read(): SessionState {
  try {
    return parseStoredSession(localStorage.getItem(key), now())
  } catch {
    // Storage may be blocked. The session then lasts until the page is closed.
    return current ?? { status: 'signedOut', login: null }
  }
}

const snapshot = (): SessionState => (current ??= read())

function become(state: SessionState) {
  current = state
  // Uses a transition like the router, so that a customer who signs out is not redirected to sign-in by the
  // page being left.
  startTransition(() => {
    for (const listener of listeners) listener()
  })
}

function keep(text: string) {
  try {
    localStorage.setItem(key, text)
  } catch {
    // The storage is blocked, see read().
  }
}

const tokenOf = (state: SessionState): string | null => ('customer' in state ? state.customer.token : null)

/** The details that pages show; a change of them in another tab is applied here. */
const shownOf = (state: SessionState): string =>
  'customer' in state
    ? [
        state.customer.name,
        state.customer.isMobileVerified,
        state.customer.isEmailVerified,
        state.customer.privacyDue,
      ].join(' ')
    : ''

/**
 * Reads the stored session again after a change in another tab, or when the page returns from the
 * back/forward cache.
 */
function lookAgain() {
  const found = read()
  const before = snapshot()
  const isAmended = before.status === 'signedIn' && shownOf(found) !== shownOf(before)
  if (tokenOf(found) !== tokenOf(before) || isAmended) become(found)
}

function subscribe(listener: () => void) {
  const fromAnotherTab = (event: StorageEvent) => {
    if (event.key === key || event.key === null) lookAgain()
  }
  listeners.add(listener)
  window.addEventListener('storage', fromAnotherTab)
  window.addEventListener('pageshow', lookAgain)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromAnotherTab)
    window.removeEventListener('pageshow', lookAgain)
  }
}

/** Returns the API token of the signed-in customer, or null. */
export const currentToken = (): string | null => tokenOf(snapshot())

/** Stores a new account, so that the sign-in form can fill in its login. */
export function rememberLogin(account: Account) {
  keep(serializeAccount(account))
  become({ status: 'signedOut', login: account.login })
}

/** Stores a session and marks its customer as signed in. */
export function storeSession(session: Session) {
  keep(serializeSession(session))
  const { id, name, login, partnerId, email, mobile, apiToken: token } = session
  const { mustChangePassword, isMobileVerified, isEmailVerified, privacyDue } = session
  become({
    status: 'signedIn',
    customer: {
      id,
      name,
      login,
      partnerId,
      email,
      mobile,
      token,
      mustChangePassword,
      isMobileVerified,
      isEmailVerified,
      privacyDue,
    },
  })
}

/** Replaces the stored details of the customer, whose session continues. */
export function updateSessionDetails({
  name,
  login,
  email,
  mobile,
  isMobileVerified,
  isEmailVerified,
  privacyDue,
}: AccountDetails) {
  const state = snapshot()
  const details = { name, login, email, mobile, isMobileVerified, isEmailVerified, privacyDue }
  if (!('customer' in state)) return
  try {
    const text = replaceStoredDetails(localStorage.getItem(key), details)
    if (text !== null) keep(text)
  } catch {
    // The storage is blocked (see read()), or it contains invalid data, which is not a session.
  }
  become({ ...state, customer: { ...state.customer, ...details } })
}

/** Removes the stored session and marks the visitor as signed out. */
export function clearSession() {
  try {
    localStorage.removeItem(key)
  } catch {
    // The storage is blocked, see read().
  }
  become({ status: 'signedOut', login: null })
}

/**
 * Marks the session as expired after the server has refused its token. A late refusal of an older
 * token must not end the current session.
 */
export function expireSession(token: string) {
  const state = snapshot()
  if (state.status === 'signedIn' && state.customer.token === token)
    become({ status: 'expired', customer: state.customer })
}

/** Returns whether somebody is signed in, and who. */
export const useSessionState = (): SessionState => useStoredState({ subscribe, snapshot, unread: unknown })
