import { isRecord } from '../shared/is-record.ts'

/** What a prerendered page carries along: the answers it was made from, keyed as SWR keys them, and where the site stands. */
export type Answers = Record<string, unknown>
export type PrerenderedData = { origin: string; answers: Answers }

export function readData(text: string | undefined): PrerenderedData {
  if (text === undefined) return { origin: '', answers: {} }
  const data: unknown = JSON.parse(text)
  if (!isRecord(data)) return { origin: '', answers: {} }
  const { origin, answers } = data
  return { origin: typeof origin === 'string' ? origin : '', answers: isRecord(answers) ? answers : {} }
}

/** `<` would let a text of the catalogue close the element. */
export const writeData = (data: PrerenderedData): string => JSON.stringify(data).replaceAll('<', '\\u003c')
