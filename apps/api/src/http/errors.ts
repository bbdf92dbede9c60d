import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable, isTransactionConflict, engineErrorOf } from '../db/database-errors.ts'
import { Failure } from '../failures/failure.ts'
import { failureMessages } from '../failures/messages.ts'
import { languageFromHeader, type Language } from './language.ts'
import { addVaryHeader } from './vary.ts'
import type { ErrorCode } from '@sakina/api-client/wire/errors'

/** The error code of each unique constraint that a request can violate. */
const byConstraint: Readonly<Record<string, ErrorCode>> = {
  customers_national_id_unique: 'login_taken',
  customers_proved_id_unique: 'login_taken',
  customers_email_unique: 'login_taken',
  customers_mobile_unique: 'login_taken',
}

/** Returns the error code of a violated unique constraint, if the constraint has one. */
export function errorCodeOfConstraint(error: unknown): ErrorCode | undefined {
  const engine = engineErrorOf(error)
  return engine?.code === '23505' && engine.constraint !== undefined
    ? byConstraint[engine.constraint]
    : undefined
}

const byFrameworkCode: Readonly<Record<string, () => Failure>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Failure('payload_too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Failure('unsupported_media_type'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new Failure('bad_request'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new Failure('bad_request'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new Failure('bad_request'),
  FST_REQ_FILE_TOO_LARGE: () => new Failure('payload_too_large'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () => new Failure('unsupported_media_type'),
}

const isFrameworkError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'

/** Converts an error to the failure to send; undefined for an unexpected one. */
export function toFailure(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error
  const constraint = errorCodeOfConstraint(error)
  if (constraint !== undefined) return new Failure(constraint)
  if (isDatabaseUnavailable(error) || isTransactionConflict(error))
    return new Failure('unavailable', { retryAfterSeconds: 2 })
  if (isFrameworkError(error)) {
    const known = byFrameworkCode[error.code]
    if (known !== undefined) return known()
    if (error.statusCode === 413) return new Failure('payload_too_large')
    if (error.statusCode === 415) return new Failure('unsupported_media_type')
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
      return new Failure('bad_request')
  }
  return undefined
}

/**
 * The only response body of a failure: a stable code and a message in the caller's language, without
 * internal details.
 */
export const errorBody = (failure: Failure, language: Language) => ({
  success: false,
  code: failure.code,
  message: (failure.words ?? failureMessages[failure.code])[language],
  ...(failure.fields !== undefined && { fields: failure.fields }),
  ...(failure.result !== undefined && { result: failure.result }),
})

/** Sends a failure as a JSON response. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: Failure) {
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', String(failure.retryAfterSeconds))
  addVaryHeader(reply, 'Accept-Language')
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .type('application/json; charset=utf-8')
    .send({
      ...errorBody(failure, languageFromHeader(request.headers['accept-language'])),
      ...(failure.code === 'internal' && { request_id: request.id }),
    })
}

/** Makes the server answer every error with a JSON failure. */
export function addErrorHandling(http: FastifyInstance): void {
  http.setErrorHandler((error, request, reply) => {
    const failure = toFailure(error)
    if (failure === undefined) {
      request.log.error({ err: error }, 'an unexpected fault')
      return sendFailure(request, reply, new Failure('internal'))
    }
    // Requests the server refuses under load are counted, not logged; they would fill the log at the worst
    // moment.
    if (failure.code === 'unavailable' && !(error instanceof Failure))
      request.log.warn({ err: error }, 'the database is away')
    return sendFailure(request, reply, failure)
  })
}
