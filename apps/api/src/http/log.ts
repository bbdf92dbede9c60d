import * as v from 'valibot'
import { engineErrorOf } from '../db/database-errors.ts'

/**
 * Keys that are never logged. Request lines contain the route's pattern instead of the URL, so ids and
 * queries are absent; this list covers objects that are logged elsewhere.
 */
export const redactedKeys = [
  'api-token',
  'authorization',
  'cookie',
  'token',
  'api_token',
  'apiToken',
  'password',
  'new_password',
  'newPassword',
  'old_password',
  'oldPassword',
  'confirm_password',
  'confirmPassword',
  'phone',
  'mobile',
  'email',
  'name',
  'id_card',
  'nationalId',
  'national_id',
  'login',
  'card',
  'holder',
  'number',
  'body',
  'params',
]

/** The paths of the values that the log hides. */
export const redactedPaths = redactedKeys.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`])

type LoggedError = {
  readonly type: string
  readonly message: string
  readonly code: string | undefined
  readonly constraint: string | undefined
  readonly stack: string
}

const framesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n')

/** Some error messages quote the input, so only the kind and the place of such an error are logged. */
function messageOf(error: Error): string {
  if (engineErrorOf(error) !== undefined || error.name === 'DrizzleQueryError') return 'a query failed'
  if (v.isValiError(error)) {
    const [issue] = error.issues
    return `${v.getDotPath(issue) ?? 'the whole'} is not what it has to be: ${issue.expected ?? issue.type}`
  }
  return error instanceof SyntaxError ? 'a text could not be read' : error.message
}

/**
 * Returns the parts of an error that may be logged: of a database error only code, constraint and
 * place, because its message quotes the parameters.
 */
export function toLoggableError(error: Error): LoggedError {
  const engine = engineErrorOf(error)
  return {
    type: error.name,
    message: messageOf(error),
    code: engine?.code,
    constraint: engine?.constraint,
    stack: framesOf(error),
  }
}
