import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { allOperations } from '@sakina/api-client/wire'
import { commands } from '../src/ops-commands.ts'
import { prepare, WrongUsage } from '../src/ops-request.ts'
import { orderNow, paidResident } from './support/orders.ts'
import { somebody } from './support/people.ts'
import { serverForThisFile } from './support/server.ts'

const token = 'the office of this test, 24+'
const server = serverForThisFile({ OPS_TOKEN: token })
const cli = fileURLToPath(new URL('../src/ops-cli.ts', import.meta.url))

const run = (words: readonly string[], opsToken = token) =>
  new Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>((resolve) => {
    const child = spawn(process.execPath, [cli, ...words], {
      env: { ...process.env, OPS_TOKEN: opsToken, SAKINA_URL: server.running().address },
    })
    let [out, err] = ['', '']
    child.stdout.on('data', (part) => (out += String(part)))
    child.stderr.on('data', (part) => (err += String(part)))
    child.on('exit', (code) => resolve({ code, out, err }))
  })

test('every call of the office has a command', () => {
  const covered = new Set(Object.values(commands).map(({ operation }) => operation.id))
  const missing = allOperations
    .filter(({ auth, id }) => auth === 'ops' && !covered.has(id))
    .map(({ id }) => id)
  assert.deepEqual(missing, [])
})

test('a command line becomes its call; a wrong one is told what is missing', () => {
  const { operation, params, body } = prepare(['stage', 'o-1', 'arrived'])
  assert.deepEqual([operation.id, params, body], ['opsAdvanceOrder', { id: 'o-1' }, { stage: 'arrived' }])
  assert.deepEqual(prepare(['orders', 'draft']).query, { status: 'draft' })
  assert.throws(() => prepare(['stage', 'o-1']), WrongUsage)
  assert.throws(() => prepare(['toString']), WrongUsage)
})

test('the command moves an order of the running server, and says plainly when it may not', async () => {
  const person = await somebody(server)
  const { orderId } = await paidResident(server, person)
  const moved = await run(['stage', orderId, 'on_the_way'])
  assert.equal(moved.code, 0, moved.err)
  assert.equal((await orderNow(server, person, orderId)).stage, 'on_the_way')
  const again = await run(['stage', orderId, 'on_the_way'])
  assert.equal(again.code, 1)
  assert.match(again.err, /transition_not_allowed/)
  assert.match((await run(['orders'], 'a wrong token of 24 letters')).err, /unauthorized/)
  assert.match((await run(['help'])).out, /must-change-password/)
})
