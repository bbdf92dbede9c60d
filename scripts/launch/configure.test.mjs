import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { gunzipSync } from 'node:zlib'

import { placeholderOrigin } from '../../apps/api/src/http/web/site-origin.ts'
import { resolveFromRoot } from '../lib/root.mjs'

const folder = mkdtempSync(join(tmpdir(), 'sakina-configure-'))
after(() => rmSync(folder, { recursive: true, force: true }))

test('a built site can be pointed at another API, including its compressed copies', () => {
  copyFileSync(resolveFromRoot('apps/web/public/boot.js'), join(folder, 'boot.js'))
  execFileSync(process.execPath, [
    resolveFromRoot('scripts/configure.mjs'),
    '--api-root',
    'https://api.example/api',
    folder,
  ])
  const boot = readFileSync(join(folder, 'boot.js'), 'utf8')
  assert.match(boot, /apiRoot: "https:\/\/api\.example\/api"/)
  assert.equal(gunzipSync(readFileSync(join(folder, 'boot.js.gz'))).toString(), boot)
})

test('a built site can be given the URL of its static host, including its compressed copies', () => {
  const page = join(folder, 'index.html')
  writeFileSync(page, `<link rel="canonical" href="${placeholderOrigin}/">`)
  execFileSync(process.execPath, [
    resolveFromRoot('scripts/configure.mjs'),
    '--site-url',
    'https://home.example/',
    folder,
  ])
  const html = readFileSync(page, 'utf8')
  assert.equal(html, '<link rel="canonical" href="https://home.example/">')
  assert.equal(gunzipSync(readFileSync(`${page}.gz`)).toString(), html)
})

test('configure without a URL, or without a built site, explains what to do', () => {
  const run = (...args) =>
    spawnSync(process.execPath, [resolveFromRoot('scripts/configure.mjs'), ...args], { encoding: 'utf8' })
  assert.match(run().stderr, /Say where the API is/)
  assert.match(run('--api-root', 'nowhere').stderr, /Say where the API is/)
  assert.match(run('--site-url', 'nowhere').stderr, /Say where the site is/)
  const missing = run('--api-root', '/api', join(folder, 'none'))
  assert.equal(missing.status, 1)
  assert.match(missing.stderr, /no built site .* pnpm build/)
})

test('boot.js is at most one kilobyte', () => {
  assert.ok(readFileSync(resolveFromRoot('apps/web/public/boot.js')).length <= 1024)
})
