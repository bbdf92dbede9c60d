import { fieldCodes, type FieldCode } from '@sakina/api-client/wire/errors'
import * as v from 'valibot'
import type { Fields } from '../failures/failure.ts'

const known = new Set<string>(fieldCodes)
const isFieldCode = (text: string): text is FieldCode => known.has(text)

const codeOf = (issue: v.BaseIssue<unknown>): FieldCode => {
  if (isFieldCode(issue.message)) return issue.message
  if (issue.type === 'strict_object') return issue.expected === 'never' ? 'unknown_field' : 'required'
  if (issue.kind === 'schema')
    return issue.received === 'undefined' || issue.received === 'null' ? 'required' : 'wrong_type'
  return 'not_allowed'
}

/** One code for each field that is wrong, under its dotted path; the first thing wrong with a field is what is said. */
export function fieldsOf(issues: readonly v.BaseIssue<unknown>[]): Fields {
  const fields: Record<string, FieldCode> = {}
  for (const issue of issues.slice(0, 50)) {
    const path = v.getDotPath(issue) ?? 'body'
    fields[path.slice(0, 100)] ??= codeOf(issue)
  }
  return fields
}
