import fastifyMultipart from '@fastify/multipart'
import type { OperationRow } from '@sakina/api-client/wire/operation'
import { MAX_FILE_BYTES } from '@sakina/domain/vocabulary'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../failures/failure.ts'

/**
 * Registers only the parsers the contract needs: JSON, one plain form (the sandbox's page) and one upload.
 */
export async function addBodyParsers(http: FastifyInstance): Promise<void> {
  http.removeContentTypeParser('text/plain')
  http.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))))
    },
  )
  await http.register(fastifyMultipart, {
    limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 4, fieldSize: 200, parts: 5 },
  })
}

const json = /^application\/json\b/i
const form = /^application\/x-www-form-urlencoded\b/i
const multipart = /^multipart\/form-data\b/i

/**
 * Refuses a body of another media type; a form accepted as JSON could be posted by any website without a
 * preflight.
 */
export function refuseUnsupportedMediaType(operation: OperationRow, request: FastifyRequest): void {
  if (operation.body === undefined) return
  const type = request.headers['content-type'] ?? ''
  const expectedType =
    operation.bodyType === 'form' ? form : operation.bodyType === 'multipart' ? multipart : json
  if (!expectedType.test(type)) throw new Failure('unsupported_media_type')
}

/** Reads the parts of an upload as a request body: small fields, and the file as a blob. */
export async function multipartBody(request: FastifyRequest): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {}
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') body[part.fieldname] = new Blob([new Uint8Array(await part.toBuffer())])
      else body[part.fieldname] = part.value
    }
  } catch (error) {
    // Errors of the parser have a status; other errors mean that the body could not be read.
    if (error instanceof Error && 'statusCode' in error) throw error
    throw new Failure('bad_request')
  }
  return body
}
