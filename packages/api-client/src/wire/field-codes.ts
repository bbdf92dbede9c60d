import type * as v from 'valibot'
import { fieldCodes } from './errors.ts'
import type { FieldCode } from './errors.ts'

const codeOf = (issue: v.BaseIssue<unknown>): FieldCode => {
  if (issue.expected === 'never') return 'unknown_field'
  if (issue.kind === 'schema' && issue.input === undefined) return 'required'
  return fieldCodes.find((code) => code === issue.message) ?? 'wrong_type'
}

const pathOf = (issue: v.BaseIssue<unknown>): string =>
  (issue.path ?? []).map((item) => String(item.key)).join('.')

/** The `fields` of a failure: the first code of each field; nested fields have dotted paths. */
export function fieldCodesOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, FieldCode> {
  const fields = new Map<string, FieldCode>()
  for (const issue of issues) {
    const path = pathOf(issue)
    if (path !== '' && !fields.has(path)) fields.set(path, codeOf(issue))
  }
  return Object.fromEntries(fields)
}
