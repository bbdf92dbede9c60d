import { useEffect, useState } from 'react'

import { useHydrated } from '../hydration/use-hydrated.ts'
import { isRecord } from '../is-record.ts'
import type { FieldValue, FieldValues } from './field-value.ts'

/**
 * Stores the unsent values of forms in the session storage of the tab, so that they survive a reload and a
 * change of language. Passwords and files are not stored.
 */
const PREFIX = 'sakina.form.'
const NEVER_STORED = /password|upload/i

/** The fallback of this page when storage is blocked. */
const memory = new Map<string, string>()

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

function write(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    memory.set(key, text)
  }
}

function remove(key: string): void {
  memory.delete(key)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked, so only memory is used.
  }
}

const textOf = (values: FieldValues): string =>
  JSON.stringify(Object.fromEntries(Object.entries(values).filter(([name]) => !NEVER_STORED.test(name))))

const isFieldValue = (value: unknown): value is FieldValue =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((each) => typeof each === 'string' || typeof each === 'number'))

function storedValues(key: string, initial: FieldValues): FieldValues {
  try {
    const stored: unknown = JSON.parse(read(PREFIX + key) ?? '{}')
    const known = Object.entries(isRecord(stored) ? stored : {}).filter(
      (entry): entry is [string, FieldValue] => Object.hasOwn(initial, entry[0]) && isFieldValue(entry[1]),
    )
    return { ...initial, ...Object.fromEntries(known) }
  } catch {
    return initial
  }
}

/**
 * Returns the first values of a form: the initial values, overwritten by stored ones. A prerendered form is
 * hydrated with the initial ones, and then takes over, by `takeOver`, the stored ones and what was typed
 * before its code came.
 */
export function useInitialValues(key: string | undefined, initial: FieldValues) {
  const [isHydrating] = useState(!useHydrated())
  const [stored] = useState(() => (key === undefined ? initial : storedValues(key, initial)))
  return {
    first: isHydrating ? initial : stored,
    takeOver: (typed: FieldValues): FieldValues | undefined =>
      isHydrating ? { ...stored, ...typed } : undefined,
  }
}

/** Stores the values on every change until the form is left; with `isKept` they survive that too. */
export function usePersistValues(
  key: string | undefined,
  values: FieldValues,
  initial: FieldValues,
  isKept: boolean,
): void {
  const text = textOf(values)
  const untouched = textOf(initial)
  useEffect(() => {
    if (key === undefined) return
    if (text === untouched) remove(PREFIX + key)
    else write(PREFIX + key, text)
  }, [key, text, untouched])
  useEffect(() => (key === undefined || isKept ? undefined : () => forgetStoredValues(key)), [key, isKept])
}

/** Returns the text that `storeText` stored in this tab. */
export const storedText = (key: string): string | null => read(PREFIX + key)

/** Stores a text of a form in this tab, removed with the typed values. */
export const storeText = (key: string, text: string): void => write(PREFIX + key, text)

/** Removes the typed values that this tab stored under a key. */
export const forgetStoredValues = (key: string): void => remove(PREFIX + key)

/** Removes all typed values that this tab stored; called at sign-out and after an account is created. */
export function forgetAllStoredValues(): void {
  memory.clear()
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) remove(key)
  } catch {
    // Storage is blocked, so only memory is cleared.
  }
}
