import type * as v from 'valibot'
import { fieldErrorCodes } from './errors.ts'
import type { FieldErrorCode } from './errors.ts'

const codeOf = (issue: v.BaseIssue<unknown>): FieldErrorCode => {
  if (issue.expected === 'never') return 'unknown_field'
  if (issue.kind === 'schema' && issue.input === undefined) return 'required'
  return fieldErrorCodes.find((code) => code === issue.message) ?? 'wrong_type'
}

const pathOf = (issue: v.BaseIssue<unknown>): string =>
  (issue.path ?? []).map((item) => String(item.key)).join('.')

/** The `fields` of a failure: the first code of each field; nested fields have dotted paths. */
export function fieldErrorCodesOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, FieldErrorCode> {
  const fields = new Map<string, FieldErrorCode>()
  for (const issue of issues) {
    const path = pathOf(issue)
    if (path !== '' && !fields.has(path)) fields.set(path, codeOf(issue))
  }
  return Object.fromEntries(fields)
}
