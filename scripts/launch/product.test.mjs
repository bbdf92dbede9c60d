// Tests the whole product as `npm start` runs it: started, killed, started again and stopped.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'

import { resolveFromRoot } from '../lib/root.mjs'

const data = mkdtempSync(join(tmpdir(), 'sakina-start-'))
const running = new Set()
after(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(data, { recursive: true, force: true })
})

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/** Starts the product. `listening` resolves with the output so far, or rejects with all of it. */
function start(port) {
  const child = spawn(process.execPath, [resolveFromRoot('scripts/start.mjs')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let output = ''
  const ended = new Promise((resolve) =>
    child.on('close', (code, signal) => {
      running.delete(child)
      resolve({ code, signal, output })
    }),
  )
  const listening = new Promise((resolve, reject) => {
    const take = (chunk) => {
      output += chunk
      if (/listening on http/.test(output)) resolve(output)
    }
    child.stdout.setEncoding('utf8').on('data', take)
    child.stderr.setEncoding('utf8').on('data', take)
    void ended.then(({ code }) => reject(new Error(`ended with ${code}:\n${output}`)))
  })
  return { child, listening, ended }
}

test('npm start serves both languages, survives a kill, refuses a second server on its data, and stops cleanly', async () => {
  const port = await freePort()
  const first = start(port)
  const said = await first.listening
  assert.match(said, new RegExp(`listening on http://127\\.0\\.0\\.1:${port}`))
  assert.doesNotMatch(said, /^\{/m, 'no line of log')
  assert.ok(said.trim().split('\n').length <= 10, said)

  const arabic = await (await fetch(`http://127.0.0.1:${port}/`)).text()
  assert.match(arabic, /<html lang="ar" dir="rtl"/)
  assert.match(arabic, /خدمة الساعات/)
  const english = await (await fetch(`http://127.0.0.1:${port}/en`)).text()
  assert.match(english, /<html lang="en" dir="ltr"/)
  assert.match(english, /Hourly service/)

  first.child.kill('SIGKILL')
  await first.ended

  const second = start(port)
  await second.listening

  const third = start(await freePort())
  const refused = await Promise.race([third.ended, third.listening.catch(() => third.ended)])
  assert.equal(refused.code, 1)
  assert.match(refused.output, /in use/)
  assert.doesNotMatch(refused.output, /\n\s+at /)

  second.child.kill('SIGINT')
  const { code, signal } = await second.ended
  assert.deepEqual({ code, signal }, { code: 0, signal: null })
})
