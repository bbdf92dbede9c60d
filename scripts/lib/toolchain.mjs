import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

import { child } from './child.mjs'
import { cache, root } from './root.mjs'
import { Stop, say, seconds } from './say.mjs'

const oldest = 20
const baseline = [24, 15]
const tools = join(cache, 'tools')
const bin = join(tools, 'node_modules', '.bin')
const ready = join(tools, 'ready')
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

export function nodeIsNewEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return major > baseline[0] || (major === baseline[0] && minor >= baseline[1])
}

export const nodeIsSupported = (version) => Number(version.replace(/^v/, '').split('.')[0]) >= oldest

/** What this machine lacks, kept inside the clone; a half-finished fetch leaves no `ready` file and is begun anew. */
async function fetchTools() {
  const wanted = nodeIsNewEnough(process.version) ? ['pnpm@12'] : ['node@24', 'pnpm@12']
  const stamp = wanted.join(' ')
  const fetched = existsSync(ready) ? readFileSync(ready, 'utf8') : ''
  if (wanted.every((tool) => fetched.includes(tool))) return
  const since = Date.now()
  say(`Fetching ${wanted.join(' and ')} from the npm registry, once, into .cache/tools …`)
  rmSync(tools, { recursive: true, force: true })
  mkdirSync(tools, { recursive: true })
  writeFileSync(join(tools, 'package.json'), '{ "private": true }\n')
  const { code, output } = await child(
    npm,
    [
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--no-package-lock',
      '--loglevel=error',
      '--engine-strict=false',
      ...wanted,
    ],
    { cwd: tools, capture: true },
  )
  if (code !== 0) {
    throw new Stop(
      `${stamp} could not be fetched through npm. Check the network and the disk, then run the same command again.\n${lastLines(output)}`,
    )
  }
  writeFileSync(ready, stamp)
  say(`  done in ${seconds(since)}`)
}

export const lastLines = (text, count = 12) => text.trimEnd().split('\n').slice(-count).join('\n')

const onPath = (folder) => (process.env.PATH ?? '').split(delimiter).includes(folder)

/**
 * Makes sure the rest of the script runs on Node 24 with pnpm 12 on PATH. On an older Node the script is started again
 * with the fetched one; the parent then only waits. Returns true where the caller should go on.
 */
export async function onTheRightNode(script, args) {
  if (!nodeIsSupported(process.version)) {
    throw new Stop(
      `Sakina needs Node ${oldest} or newer; this is ${process.version}. Install a current Node, then run the same command again.`,
    )
  }
  await fetchTools()
  if (!onPath(bin)) process.env.PATH = `${bin}${delimiter}${process.env.PATH ?? ''}`
  if (nodeIsNewEnough(process.version)) return true
  if (process.env.SAKINA_ON_NODE_24)
    throw new Stop(
      `The fetched Node is ${process.version}, older than expected. Remove .cache/tools and run the same command again.`,
    )

  const node = join(tools, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  // The IPC channel ties the two together: if this parent is killed outright, the child notices and stops too.
  const again = spawn(node, [script, ...args], {
    cwd: root,
    env: { ...process.env, SAKINA_ON_NODE_24: '1', PATH: `${dirname(node)}${delimiter}${process.env.PATH}` },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // From a terminal Ctrl-C has reached the child already; a second SIGINT would mean "at once".
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) again.kill(signal)
    })
  }
  process.exitCode = await new Promise((resolve, reject) => {
    again.on('error', reject)
    again.on('close', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)))
  })
  return false
}

/** In the restarted process: stop when the parent is gone. */
export function stopWithParent() {
  if (!process.env.SAKINA_ON_NODE_24 || !process.channel) return
  process.channel.unref()
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}
