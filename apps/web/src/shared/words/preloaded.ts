import { isRecord } from '../is-record.ts'

/**
 * A document names the modules it was made for, on the tag of the entry script: the page's code and words then need no
 * list of all pages to be found, and that list stays out of the first load.
 */
const read = (): Readonly<Record<string, unknown>> => {
  if (typeof document === 'undefined') return {}
  const text = document.querySelector('script[data-modules]')?.getAttribute('data-modules')
  const named: unknown = text === null || text === undefined ? {} : JSON.parse(text)
  return isRecord(named) ? named : {}
}

let known: ReturnType<typeof read> | undefined

/** Whether the document names it. */
export const isPreloaded = (name: string): boolean => Object.hasOwn((known ??= read()), name)

/** Loads what the document names under `name`; nothing where it names no such module. */
export function preloaded(name: string): Promise<unknown> | undefined {
  const address = (known ??= read())[name]
  if (typeof address !== 'string') return undefined
  const loaded: Promise<unknown> = import(/* @vite-ignore */ address)
  return loaded
}
