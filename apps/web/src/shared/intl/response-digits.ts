import { convertTextDigits, type Digits } from '@sakina/text'
import type { BareFetcher, Key, Middleware, SWRConfiguration, SWRResponse } from 'swr'

import { isRecord } from '../is-record.ts'
import { useDigits } from './messages-provider.tsx'

const ARABIC_LETTER = /\p{Script=Arabic}/u

// Memoised, so that a response keeps its identity between renders.
const shown = { latn: new WeakMap<object, unknown>(), arab: new WeakMap<object, unknown>() }

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype

/**
 * Writes Arabic-Indic digits only in texts with Arabic letters. Any other text may be an id, a date
 * or a phone number, which its component formats.
 */
const writtenIn = (text: string, digits: Digits): string =>
  digits === 'latn' || ARABIC_LETTER.test(text) ? convertTextDigits(text, digits) : text

function rewritten(value: object, digits: Digits): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => convertDigits(each, digits))
  if (!isRecord(value) || !isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, convertDigits(each, digits)]))
}

/** Returns a response of the server with its texts in the chosen digits. */
export function convertDigits<Value>(value: Value, digits: Digits): Value
/** Rewrites the digits of every text in a response. */
export function convertDigits(value: unknown, digits: Digits): unknown {
  if (typeof value === 'string') return writtenIn(value, digits)
  if (typeof value !== 'object' || value === null) return value
  const known = shown[digits].get(value)
  if (known !== undefined) return known
  const made = rewritten(value, digits)
  shown[digits].set(value, made)
  return made
}

/** SWR middleware that converts every response to the chosen digits. The cache keeps the original. */
export const responseDigitsMiddleware: Middleware = (next) =>
  function useResponseInDigits<Data, Failure>(
    key: Key,
    fetcher: BareFetcher<Data> | null,
    config: SWRConfiguration<Data, Failure>,
  ): SWRResponse<Data, Failure> {
    const digits = useDigits()
    const response = next<Data, Failure>(key, fetcher, config)
    // SWR tracks which properties are read, so they are read lazily.
    return {
      get data() {
        return convertDigits(response.data, digits)
      },
      get error() {
        return response.error
      },
      get isLoading() {
        return response.isLoading
      },
      get isValidating() {
        return response.isValidating
      },
      mutate: response.mutate,
    }
  }
