import { isRecord } from '../shared/is-record.ts'

/** What a prerendered page carries along: where the site stands, its day and the answers it was made from, keyed as SWR keys them. */
export type Answers = Record<string, unknown>
export type PrerenderedData = { origin: string; day: string; answers: Answers }

const none: PrerenderedData = { origin: '', day: '', answers: {} }

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

export function readData(written: string | undefined): PrerenderedData {
  const data: unknown = written === undefined ? none : JSON.parse(written)
  if (!isRecord(data)) return none
  const { origin, day, answers } = data
  return { origin: text(origin), day: text(day), answers: isRecord(answers) ? answers : {} }
}

/** `<` would let a text of the catalogue close the element. */
export const writeData = (data: PrerenderedData): string => JSON.stringify(data).replaceAll('<', '\\u003c')
