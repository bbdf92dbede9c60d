import {
  insertBefore,
  camelCase,
  addImport,
  createProjectFileReader,
  requireNewFiles,
  sentenceCase,
} from './write.mjs'

/**
 * For each area, the list in `invalidation.ts` that contains its reads, which become stale
 * together.
 */
const lists = {
  complaints: 'complaint',
  contracts: 'contract',
  invoices: 'invoice',
  orders: 'order',
  requests: 'request',
  visits: 'visit',
  wallet: 'money',
}

/** Returns the source with an item at the end of a list of the form `const name = […] as const`. */
const withItem = (source, list, item) =>
  source.replace(
    new RegExp(`(const ${list} = \\[[^\\]]*?),?(\\s*\\] as const)`),
    (_, items, end) => `${items}, '${item}'${end}`,
  )

/** Creates a private read of the customer that returns an id: row, example, route, use case and test. */
export function createOperation({ root, name, area }) {
  const read = createProjectFileReader(root)
  const [id, useCase] = [camelCase(name), camelCase(`${name}-of`)]
  const row = `packages/api-client/src/wire/${area}.ts`
  const routes = `apps/api/src/http/routes/${area}.ts`
  const examples = 'packages/api-client/src/wire/examples/index.ts'
  const made = [`apps/api/src/use-cases/${area}/${name}.ts`, `apps/api/test/${name}.test.ts`]
  requireNewFiles(root, made)
  const withImports = [
    [['field', 'record', 'resultOf'], './codec.ts'],
    [['idField'], './fields.ts'],
    [['defineOperation'], './operation.ts'],
  ].reduce((source, [names, from]) => addImport(source, names, from), read(row))
  const invalidation = 'packages/api-client/src/swr/invalidation.ts'
  const files = {
    ...(Object.hasOwn(lists, area) && { [invalidation]: withItem(read(invalidation), lists[area], id) }),
    [row]: `${withImports}
export const ${id} = defineOperation({
  id: '${id}',
  area: '${area}',
  method: 'GET',
  path: '/my/${name}',
  summary: '${sentenceCase(name)}',
  auth: 'required',
  answer: resultOf(record({ id: field('id', idField()) })),
  errors: [],
  cache: 'account',
  extension: true,
})
`,
    [examples]: insertBefore(
      read(examples),
      '  getMetrics:',
      `  ${id}: { args: {}, answer: answered({ id: r.partnerId }) },\n`,
    ),
    [routes]: insertBefore(
      addImport(
        addImport(read(routes), [useCase], `../../use-cases/${area}/${name}.ts`),
        [id],
        `@sakina/api-client/wire/${area}`,
      ),
      ']\n',
      `\n  defineRoute(${id}, ({ app, customer }) => ${useCase}(app, customer)),\n`,
    ),
    [made[0]]: `import type { Application } from '../../application.ts'
import { customerById } from '../../db/repositories/customers.ts'
import { Failure } from '../../failures/failure.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'

/** TODO: what it answers. */
export async function ${useCase}(app: Application, customer: SignedInCustomer): Promise<{ readonly id: string }> {
  const known = await customerById(app.database.reader, customer.id)
  if (known === undefined) throw new Failure('not_found')
  return { id: known.id }
}
`,
    [made[1]]: `import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCustomer } from './support/people.ts'
import { startTestServer } from './support/server.ts'

const server = startTestServer()

test('${sentenceCase(name).toLowerCase()} answers the customer who asks', async () => {
  const { id, token } = await createCustomer(server)
  const { status, body } = await server.ask('GET /api/my/${name}', { token })
  assert.equal(status, 200)
  assert.deepEqual(body, { success: true, result: { id } })
})
`,
  }
  return {
    files,
    commands: [['--filter', '@sakina/api-client', 'openapi']],
    next: [
      'shape the row: method, params, body, answer, errors; a new record in wire/shapes and wire/entities',
      'say in swr/invalidation.ts what makes it stale, or, of a command, which reads it makes stale',
      'tests: every refusal, and another customer’s id',
    ],
  }
}
