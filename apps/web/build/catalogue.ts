import { isRecord } from '../src/shared/is-record.ts'

/** The entries of a messages file, or a plain sentence on what is wrong with it. */
export function catalogueEntries(file: string, source: string): [id: string, text: string][] {
  const parsed: unknown = JSON.parse(source)
  if (!isRecord(parsed)) throw new TypeError(`${file} is not an object of messages`)
  return Object.entries(parsed).map(([id, text]) => {
    if (typeof text !== 'string') throw new TypeError(`${file}: ${id} is not text`)
    return [id, text]
  })
}
