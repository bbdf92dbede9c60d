import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { Failure } from '../failures/failure.ts'
import type { Ports } from '../ports/ports.ts'
import { errorBody } from './errors.ts'
import { languageFromHeader } from './language.ts'
import { securityHeaders } from './security-headers.ts'

const tooLate = {
  ar: 'لم يصل الطلب كاملًا في وقته.',
  en: 'The request did not arrive in time.',
}

const refusals: Readonly<Record<string, { readonly status: number; readonly failure: Failure }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, failure: new Failure('bad_request', { words: tooLate }) },
  HPE_HEADER_OVERFLOW: { status: 431, failure: new Failure('payload_too_large') },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, failure: new Failure('payload_too_large') },
}
const otherwise = { status: 400, failure: new Failure('bad_request') }

/**
 * Returns the raw response to a malformed request, in Arabic, because the caller's language could
 * not be read.
 */
function rawRefusal(code: string, headers: Readonly<Record<string, string>>): string {
  const { status, failure } = refusals[code] ?? otherwise
  const body = JSON.stringify(errorBody(failure, languageFromHeader(undefined)))
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n')
}

/**
 * Responds to requests that Node's parser refuses, with the same body and headers as every other failure.
 */
export function createParserErrorHandler(config: Config, { newId, now }: Pick<Ports, 'newId' | 'now'>) {
  const responses = new WeakMap<Socket, ServerResponse>()
  return {
    answer: (error: Error, socket: Socket): void => {
      const response = responses.get(socket)
      // A refusal written into another response would be read as a part of that response's body.
      const isAnswering = response?.headersSent === true && !response.writableFinished
      if (!socket.writable || isAnswering) {
        socket.destroy()
        return
      }
      const code = 'code' in error ? String(error.code) : ''
      socket.end(
        rawRefusal(code, {
          ...securityHeaders(config, []),
          'x-request-id': newId(),
          date: now().toUTCString(),
        }),
      )
      socket.destroySoon()
    },
    /**
     * Passes a request with an unknown `Expect` header to the routes, because Node would respond to
     * it with an empty body.
     */
    follow: (http: FastifyInstance): void => {
      http.server.on('checkExpectation', (request, response) =>
        http.server.emit('request', request, response),
      )
      http.addHook('onRequest', async ({ raw }, reply) => {
        responses.set(raw.socket, reply.raw)
      })
    },
  }
}

/**
 * Refuses a request without a Host header here, so that the response has our headers and message
 * (`requireHostHeader`).
 */
export function addHostHeaderCheck(http: FastifyInstance): void {
  http.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined) throw new Failure('bad_request')
  })
}
