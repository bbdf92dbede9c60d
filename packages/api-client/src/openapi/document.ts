import { httpStatusByErrorCode, fieldErrorCodes } from '../wire/errors.ts'
import type { ErrorCode } from '../wire/errors.ts'
import { failureExample } from '../wire/examples/failures.ts'
import { examples } from '../wire/examples/index.ts'
import { operations } from '../wire/index.ts'
import type { AnyOperation, OperationRow, Schema } from '../wire/operation.ts'
import { errorCodesOf } from '../wire/operation.ts'
import { officeCookie } from '../wire/office-cookie.ts'
import { answerJsonSchema, bodyJsonSchema, namedSchemas, valueJsonSchema } from './json-schema.ts'
import type { Json } from './json-schema.ts'

/** Returns the path of an operation as OpenAPI writes it, such as `/api/orders/{id}`. */
export const documentPath = (row: Pick<OperationRow, 'root' | 'path'>): string =>
  (row.root === 'host' ? '' : '/api') + row.path.replace(/:(\w+)/g, '{$1}')

type ExampleCall = { readonly args: { readonly [part: string]: unknown }; readonly answer: unknown }

const exampleOf = (id: string): ExampleCall => {
  const byId: Readonly<Record<string, ExampleCall>> = examples
  return byId[id] ?? { args: {}, answer: null }
}

const hasEntries = (schema: Schema): schema is Schema & { readonly entries: Record<string, Schema> } =>
  'entries' in schema

const entriesOf = (schema: Schema | undefined): [string, Schema][] =>
  schema && hasEntries(schema) ? Object.entries(schema.entries) : []

const parameters = (row: AnyOperation): Json[] => {
  const shown = exampleOf(row.id).args
  const part = (place: 'path' | 'query', schema: Schema | undefined, values: unknown): Json[] =>
    entriesOf(schema).map(([name, field]) => {
      const example: unknown = values instanceof Object ? Reflect.get(values, name) : undefined
      return {
        name,
        in: place,
        required: place === 'path' || field.type !== 'optional',
        schema: valueJsonSchema(field),
        ...(example === undefined ? {} : { example }),
      }
    })
  return [
    ...part('path', row.params, shown['params']),
    ...part('query', row.query, shown['query']),
    { $ref: '#/components/parameters/AcceptLanguage' },
    ...(row.idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ...(row.answerType === 'events' ? [{ $ref: '#/components/parameters/LastEventId' }] : []),
  ]
}

const bodyTypes = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  form: 'application/x-www-form-urlencoded',
  raw: 'application/json',
} as const

const requestBody = (row: AnyOperation): Json => {
  if (!row.body) return {}
  const example = row.bodyType === 'multipart' ? undefined : exampleOf(row.id).args['body']
  const content = { schema: bodyJsonSchema(row.body), ...(example === undefined ? {} : { example }) }
  const required = row.isBodyOptional !== true
  return { requestBody: { required, content: { [bodyTypes[row.bodyType ?? 'json']]: content } } }
}

const answerTypes = { html: 'text/html', text: 'text/plain', events: 'text/event-stream' } as const

const success = (row: AnyOperation): Json => {
  if (row.status === 303)
    return { description: 'Leads on', headers: { Location: { schema: { type: 'string' } } } }
  if (row.answerType === 'events')
    return {
      description: 'A stream; each event carries this record as JSON in its data',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
      'x-event-data': answerJsonSchema(row.answer),
    }
  if (row.answerType)
    return { description: 'Done', content: { [answerTypes[row.answerType]]: { schema: { type: 'string' } } } }
  const { answer: example } = exampleOf(row.id)
  return {
    description: 'Done',
    content: { 'application/json': { schema: answerJsonSchema(row.answer), example } },
  }
}

const failure = (codes: readonly ErrorCode[]): Json => ({
  description: codes.join(', '),
  content: {
    'application/json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/Failure' },
          { type: 'object', properties: { code: { enum: codes, description: 'Why it was refused.' } } },
        ],
      },
      examples: Object.fromEntries(codes.map((code) => [code, { value: failureExample(code) }])),
    },
  },
})

/** Many operations share a set of error codes, so each set is a component of its own. */
const failureName = (codes: readonly ErrorCode[]): string =>
  codes.map((code) => code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())).join('Or')

const failuresByStatus = (row: AnyOperation): [number, ErrorCode[]][] =>
  [...Map.groupBy(errorCodesOf(row), (code) => httpStatusByErrorCode[code])]
    .map(([status, codes]): [number, ErrorCode[]] => [status, codes.toSorted()])
    .toSorted(([one], [other]) => one - other)

const failures = (row: AnyOperation): Json =>
  Object.fromEntries(
    failuresByStatus(row).map(([status, codes]) => [
      String(status),
      { $ref: `#/components/responses/${failureName(codes)}` },
    ]),
  )

const failureResponses = (rows: readonly AnyOperation[]): Json =>
  Object.fromEntries(
    rows
      .flatMap(failuresByStatus)
      .map(([, codes]): [string, Json] => [failureName(codes), failure(codes)])
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )

const security = (row: AnyOperation): Json[] => {
  if (row.auth === 'required') return [{ apiToken: [] }]
  if (row.auth === 'optional') return [{}, { apiToken: [] }]
  if (row.auth === 'staff') return [{ officeSession: [] }]
  return row.auth === 'ops' ? [{ opsToken: [] }, { officeSession: [] }] : []
}

const callers: Readonly<Record<AnyOperation['auth'], string>> = {
  none: 'Anybody may call it.',
  optional: 'Anybody may call it; `api-token` says for which customer.',
  required: 'Needs the `api-token` of a customer, who sees and changes only records of their own.',
  ops: 'Needs the token of the office, or the session of a person with one of the `x-roles`.',
  staff: 'Needs the session of a person of the office.',
}

const callersAndRules = ({ auth, idempotent, extension }: AnyOperation): string =>
  [
    callers[auth],
    ...(idempotent ? ['With an `Idempotency-Key` it can be repeated safely.'] : []),
    ...(extension ? ['It is not in the specification of providers.'] : []),
  ].join(' ')

const described = (row: AnyOperation): Json => ({
  operationId: row.id,
  tags: [row.area],
  summary: row.summary,
  description: callersAndRules(row),
  security: security(row),
  parameters: parameters(row),
  ...requestBody(row),
  responses: { [String(row.status ?? 200)]: success(row), ...failures(row) },
  'x-cache': row.cache,
  ...(row.limit ? { 'x-rate-limit': row.limit } : {}),
  ...(row.roles ? { 'x-roles': row.roles } : {}),
  ...(row.extension ? { 'x-extension': true } : {}),
})

const failureSchema: Json = {
  type: 'object',
  required: ['success', 'code', 'message'],
  properties: {
    success: { const: false, description: 'Whether the call succeeded.' },
    code: { enum: Object.keys(httpStatusByErrorCode), description: 'Why it was refused.' },
    message: { type: 'string', description: 'A sentence for the person.' },
    fields: {
      type: 'object',
      description: 'What is wrong with each field.',
      additionalProperties: { enum: [...fieldErrorCodes] },
    },
    details: { type: 'object', description: 'What a program needs besides.', additionalProperties: true },
  },
}

const headerParameters: Json = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    schema: { type: 'string', enum: ['ar', 'en'], default: 'ar' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'The same key and body answers the stored answer; another body under it is a 422.',
    schema: { type: 'string', minLength: 8, maxLength: 64 },
  },
  LastEventId: { name: 'Last-Event-ID', in: 'header', schema: { type: 'string' } },
}

const areas: Readonly<Record<string, string>> = {
  services: 'Services on offer, their plans and jobs',
  plans: 'Plans across services',
  workers: 'Available workers',
  catalogue: 'Branches, nationalities, terms, places and visit windows',
  identity: 'Accounts, sessions and profiles',
  partners: 'The customer and the addresses',
  orders: 'Quotes, orders and their payment',
  contracts: 'Contracts by state',
  requests: 'Cancellation, suspension, replacement and returns',
  complaints: 'Complaints',
  invoices: 'Invoices and credit notes',
  visits: 'Visits',
  notices: 'What the customer is told, and by which ways',
  wallet: 'Wallet, rewards, cards and vouchers',
  contact: 'The contact form',
  uploads: 'Files',
  checkout: "The payment provider's doors",
  ops: 'What the office moves',
  driver: 'The page of a driver',
  health: 'For monitors',
}

/** Builds the OpenAPI 3.1 document of all operations. */
export function openApiDocument(): Json {
  const rows: readonly AnyOperation[] = Object.values(operations)
  const paths = Map.groupBy(rows, documentPath)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sakina',
      version: '1.0.0',
      description:
        'Services, orders and contracts of a domestic-worker agency. Calls marked x-extension are ours; the others are the documented ones.',
      contact: { name: 'Sakina' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(areas).map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(
      [...paths].map(([path, group]) => [
        path,
        Object.fromEntries(group.map((row) => [row.method.toLowerCase(), described(row)])),
      ]),
    ),
    components: {
      schemas: { Failure: failureSchema, ...namedSchemas() },
      responses: failureResponses(rows),
      parameters: headerParameters,
      securitySchemes: {
        apiToken: { type: 'apiKey', in: 'header', name: 'api-token' },
        opsToken: { type: 'http', scheme: 'bearer' },
        officeSession: { type: 'apiKey', in: 'cookie', name: officeCookie },
      },
    },
  }
}
