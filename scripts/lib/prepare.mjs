import fs, { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { runChild } from './run-child.mjs'
import { fingerprint, isDone, markDone } from './fingerprint.mjs'
import { cache, inRoot, root } from './root.mjs'
import { Stop, say, seconds } from './say.mjs'
import { lastLines } from './toolchain.mjs'

const pnpm = process.platform === 'win32' ? 'pnpm.cmd' : 'pnpm'
const megabyte = 1024 * 1024

function manifests() {
  const found = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']
  for (const group of ['packages', 'apps']) {
    for (const name of readdirSync(inRoot(group))) found.push(join(group, name, 'package.json'))
  }
  return found.filter((path) => existsSync(inRoot(path)))
}

export function requireDiskSpace(free = freeBytes()) {
  if (free < 1500 * megabyte) {
    throw new Stop(
      `Only ${Math.floor(free / megabyte)} MB are free on this disk; dependencies and the build need about 1,500 MB. Make room, then run the same command again.`,
    )
  }
}

function freeBytes() {
  const { bavail, bsize } = fs.statfsSync(root)
  return bavail * bsize
}

/**
 * Installs the dependencies of the lock file. An interrupted install leaves no stamp, so the next run
 * repeats it.
 */
export async function installDependencies() {
  const print = fingerprint(manifests())
  if (isDone('install', print) && existsSync(inRoot('node_modules', '.modules.yaml')))
    return say('Dependencies: up to date')
  requireDiskSpace()
  const since = Date.now()
  say('Installing dependencies …')
  const args = ['install', '--frozen-lockfile', '--reporter=append-only']
  // A build machine must not leave files outside the clone.
  if (process.env.CI) args.push(`--store-dir=${join(cache, 'pnpm-store')}`)
  const { code, output } = await runChild(pnpm, args, { capture: true, env: { ...process.env, CI: '1' } })
  mkdirSync(cache, { recursive: true })
  writeFileSync(join(cache, 'install.log'), output)
  if (code !== 0) {
    throw new Stop(
      `Dependencies could not be installed (whole log: .cache/install.log). Check the network, then run the same command again; if it persists, remove node_modules first.\n${lastLines(output)}`,
    )
  }
  markDone('install', print)
  say(`  done in ${seconds(since)}`)
}

const sources = [
  'package.json',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'packages',
  'apps',
  'scripts/build.mjs',
]

/** Builds the site unless nothing it depends on has changed. */
export async function buildSite() {
  const print = fingerprint(sources)
  if (isDone('build', print) && existsSync(inRoot('apps/web/dist/client/index.html')))
    return say('Site: built already')
  const since = Date.now()
  say('Building the site in both languages …')
  const { code, output } = await runChild(process.execPath, [inRoot('scripts/build.mjs')], { capture: true })
  if (code !== 0) throw new Stop(`The site could not be built.\n${lastLines(output, 40)}`)
  markDone('build', print)
  say(`  done in ${seconds(since)}`)
}
