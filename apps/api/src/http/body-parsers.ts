import { createWriteStream, openAsBlob } from 'node:fs'
import { glob, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
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
  const { 'content-type': type = '', 'content-length': length = '0' } = request.headers
  const isEmpty = type === '' && length === '0' && request.headers['transfer-encoding'] === undefined
  if (isEmpty && operation.isBodyOptional === true) return
  const expectedType =
    operation.bodyType === 'form' ? form : operation.bodyType === 'multipart' ? multipart : json
  if (!expectedType.test(type)) throw new Failure('unsupported_media_type')
}

const folderPrefix = join(tmpdir(), 'sakina-upload-')

/** The seconds without a byte after which the connection of an upload is closed. */
const longestSilence = 10

/** The last value of each field, and the file as a blob that reads from the disk. */
async function receiveParts(request: FastifyRequest, folder: string): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {}
  const path = join(folder, 'file')
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') body[part.fieldname] = part.value
      else {
        await pipeline(part.file, createWriteStream(path))
        body[part.fieldname] = await openAsBlob(path)
      }
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
      throw new Failure('unavailable', { retryAfterSeconds: 30 })
    // Errors of the parser have a status; other errors mean that the body could not be read.
    if (error instanceof Error && 'statusCode' in error) throw error
    throw new Failure('bad_request')
  }
  return body
}

/**
 * Reads the parts of an upload as a request body. The file goes to the disk piece by piece, into a folder
 * of this process alone, and is deleted after the work.
 */
export async function withMultipartBody<Result>(
  request: FastifyRequest,
  work: (body: Record<string, unknown>) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(folderPrefix)
  request.raw.setTimeout(longestSilence * 1_000)
  try {
    const body = await receiveParts(request, folder)
    request.raw.setTimeout(request.server.server.timeout)
    return await work(body)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Deletes what a killed process left; an upload takes half a minute at most. */
export async function removeLeftUploads(now: Date): Promise<void> {
  for await (const folder of glob(`${folderPrefix}*`)) {
    const made = await stat(folder).catch(() => undefined)
    if (made !== undefined && made.mtimeMs < now.getTime() - 3_600_000)
      await rm(folder, { recursive: true, force: true })
  }
}
