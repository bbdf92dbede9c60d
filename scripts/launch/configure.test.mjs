import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { gunzipSync } from 'node:zlib'

import { inRoot } from '../lib/root.mjs'

const folder = mkdtempSync(join(tmpdir(), 'sakina-configure-'))
after(() => rmSync(folder, { recursive: true, force: true }))

test('a built site is pointed at another API, its compressed copies too', () => {
  copyFileSync(inRoot('apps/web/public/boot.js'), join(folder, 'boot.js'))
  execFileSync(process.execPath, [
    inRoot('scripts/configure.mjs'),
    '--api-root',
    'https://api.example/api',
    folder,
  ])
  const boot = readFileSync(join(folder, 'boot.js'), 'utf8')
  assert.match(boot, /apiRoot: "https:\/\/api\.example\/api"/)
  assert.equal(gunzipSync(readFileSync(join(folder, 'boot.js.gz'))).toString(), boot)
})

test('without an address, or without a built site, it says what to do', () => {
  const run = (...args) =>
    spawnSync(process.execPath, [inRoot('scripts/configure.mjs'), ...args], { encoding: 'utf8' })
  assert.match(run('--api-root', 'nowhere').stderr, /Say where the API is/)
  const missing = run('--api-root', '/api', join(folder, 'none'))
  assert.equal(missing.status, 1)
  assert.match(missing.stderr, /no built site .* pnpm build/)
})

test('boot.js is at most one kilobyte', () => {
  assert.ok(readFileSync(inRoot('apps/web/public/boot.js')).length <= 1024)
})
