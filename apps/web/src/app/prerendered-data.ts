import { isRecord } from '../shared/is-record.ts'

/** The data of a prerendered page: the origin, the day, and the responses by their SWR keys. */
export type PrerenderedResponses = Record<string, unknown>
/** The data that a prerendered page carries: its origin, its day, its query and the API responses. */
export type PrerenderedData = { origin: string; day: string; search: string; answers: PrerenderedResponses }

const none: PrerenderedData = { origin: '', day: '', search: '', answers: {} }

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Parses the data that a prerendered page carries as JSON. */
export function parsePrerenderedData(written: string | undefined): PrerenderedData {
  const data: unknown = written === undefined ? none : JSON.parse(written)
  if (!isRecord(data)) return none
  const { origin, day, search, answers } = data
  return {
    origin: text(origin),
    day: text(day),
    search: text(search),
    answers: isRecord(answers) ? answers : {},
  }
}

/** Escapes `<`, because a text of the catalogue could otherwise close the script element. */
export const serializePrerenderedData = (data: PrerenderedData): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c')
