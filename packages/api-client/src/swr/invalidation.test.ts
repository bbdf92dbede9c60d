import { expect, test } from 'vitest'
import { allOperations } from '../wire/index.ts'
import { invalidation } from './invalidation.ts'

const byId = new Map(allOperations.map((row) => [row.id, row]))

test('commands make reads stale, and both exist', () => {
  for (const [command, reads] of Object.entries(invalidation)) {
    expect(byId.get(command)?.method, command).toMatch(/POST|PATCH|DELETE/)
    for (const id of reads) expect(byId.get(id)?.method, `${command} -> ${id}`).toBe('GET')
    expect(new Set(reads).size, command).toBe(reads.length)
  }
})

// These change nothing a customer reads: a session, a mail, a price asked for, a file not yet used.
const changesNothingRead = new Set([
  'register',
  'login',
  'logout',
  'forgetPassword',
  'resetPassword',
  'deleteAccount',
  'quoteOrder',
  'sendContactMessage',
  'createUpload',
])

test('every command of a customer is either in the table or known to change no read', () => {
  const commands = allOperations.filter(
    ({ method, root, area }) => method !== 'GET' && root !== 'host' && area !== 'ops',
  )
  for (const { id } of commands)
    expect(Object.hasOwn(invalidation, id) !== changesNothingRead.has(id), id).toBe(true)
})
