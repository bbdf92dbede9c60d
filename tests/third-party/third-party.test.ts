import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'
import { createConfig, lint } from '@redocly/openapi-core'
import { runCustomerJourney } from './run-customer-journey.ts'
import { startServer } from './server.ts'
import { openApiFile, readCommittedOpenApiTypes, generateTypes } from './types.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

test('the committed types match the API document', async () => {
  assert.ok(
    readCommittedOpenApiTypes() === (await generateTypes()),
    'they are not: run `pnpm --filter @sakina/third-party generate`',
  )
})

test('the API document passes a public linter', async (context) => {
  const config = await createConfig({
    extends: ['recommended'],
    // The sandbox page responds with a 303 back to the site, and nothing else.
    rules: { 'operation-2xx-response': 'off' },
  })
  const problems = await lint({ ref: fileURLToPath(openApiFile), config })
  const said = problems.map(
    ({ severity, ruleId, message, location }) => `${severity} ${ruleId} ${location[0]?.pointer}: ${message}`,
  )
  context.diagnostic(`${said.length} problems`)
  assert.deepEqual(said, [])
})

test('a client typed only by the API document compiles', () => {
  const { status, stdout } = spawnSync(`${here}node_modules/.bin/tsc6`, ['-p', here], { encoding: 'utf8' })
  assert.equal(status, 0, stdout)
})

test('an outside client browses, registers, signs in, orders, pays and reads the contract', async (context) => {
  const server = await startServer()
  try {
    const steps = await runCustomerJourney(server.address, server.readCode)
    context.diagnostic(`${steps.length} steps: ${steps.join(', ')}`)
  } finally {
    await server.stop()
  }
})
