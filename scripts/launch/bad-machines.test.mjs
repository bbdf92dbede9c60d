// On an unsuitable machine both commands must print one sentence with a solution.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { after, test } from 'node:test'

import { isPortFree } from '../lib/ports.mjs'
import { requireDiskSpace } from '../lib/prepare.mjs'
import { resolveFromRoot } from '../lib/root.mjs'
import { isNodeNewEnough, isNodeSupported } from '../lib/toolchain.mjs'

/** A fake npm that provides a pnpm whose install script does nothing. */
const fetches = 'mkdir -p node_modules/pnpm && touch node_modules/pnpm/install.js'

const clones = []
after(() => {
  for (const clone of clones) rmSync(clone, { recursive: true, force: true })
})

/** Creates a clone with the real launchers and fake programs in place of npm and pnpm. */
function cloneWith(programs) {
  const clone = mkdtempSync(join(tmpdir(), 'sakina-clone-'))
  clones.push(clone)
  cpSync(resolveFromRoot('scripts'), join(clone, 'scripts'), { recursive: true })
  mkdirSync(join(clone, 'packages'))
  mkdirSync(join(clone, 'apps'))
  mkdirSync(join(clone, 'bin'))
  writeFileSync(join(clone, 'package.json'), '{ "name": "sakina", "private": true }')
  writeFileSync(join(clone, 'pnpm-lock.yaml'), '')
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(clone, 'bin', name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(clone, 'bin', name), 0o755)
  }
  return clone
}

function launch(clone, script, { nodeOptions = [], env = {} } = {}) {
  return new Promise((resolve) => {
    const path = [join(clone, 'bin'), dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter)
    const child = spawn(process.execPath, [...nodeOptions, join(clone, 'scripts', script)], {
      cwd: clone,
      env: { PATH: path, HOME: clone, PORT: '0', ...env },
    })
    let output = ''
    const take = (chunk) => (output += chunk)
    child.stdout.setEncoding('utf8').on('data', take)
    child.stderr.setEncoding('utf8').on('data', take)
    child.on('close', (code) => resolve({ code, output }))
  })
}

/** Pretends that another version of Node is running. */
const asNode = (version) => [
  '--import',
  `data:text/javascript,Object.defineProperty(process,'version',{value:'${version}'})`,
]

const oneSentence = (output) => assert.doesNotMatch(output, /\n\s+at /, 'no stack')

for (const script of ['start.mjs', 'test.mjs']) {
  test(`${script} tells the required version if Node is too old to fetch tools`, async () => {
    const { code, output } = await launch(cloneWith({}), script, { nodeOptions: asNode('v18.20.0') })
    assert.equal(code, 1)
    assert.match(output, /Sakina needs Node 20 or newer; this is v18\.20\.0\. Install a current Node/)
    oneSentence(output)
  })

  test(`${script} without a network prints one sentence and the last output of npm`, async () => {
    const clone = cloneWith({ npm: 'echo "request to the registry failed" >&2; exit 1' })
    const { code, output } = await launch(clone, script)
    assert.equal(code, 1)
    assert.match(output, /could not be fetched through npm\. Check the network and the disk/)
    assert.match(output, /request to the registry failed/)
    oneSentence(output)
  })

  test(`${script} reports a failed install, keeps its log, and repeats the install in the next run`, async () => {
    const clone = cloneWith({ npm: fetches, pnpm: 'echo "ERR_PNPM_FETCH"; exit 1' })
    const first = await launch(clone, script)
    assert.equal(first.code, 1)
    assert.match(first.output, /Dependencies could not be installed \(whole log: \.cache\/install\.log\)/)
    assert.match(readFileSync(join(clone, '.cache/install.log'), 'utf8'), /ERR_PNPM_FETCH/)
    oneSentence(first.output)
    const second = await launch(clone, script)
    assert.match(second.output, /Installing dependencies/)
  })
}

test('a fetch of the tools that was interrupted starts again at the next launch', async () => {
  const clone = cloneWith({ npm: `echo fetched >> fetches; ${fetches}`, pnpm: 'exit 1' })
  mkdirSync(join(clone, '.cache/tools/node_modules/half'), { recursive: true })
  await launch(clone, 'start.mjs')
  assert.ok(!existsSync(join(clone, '.cache/tools/node_modules/half')), 'what was half there is gone')
  assert.equal(readFileSync(join(clone, '.cache/tools/fetches'), 'utf8'), 'fetched\n')
})

test('launch tools that exist are not fetched again', async () => {
  const clone = cloneWith({ npm: `echo fetched >> fetches; ${fetches}`, pnpm: 'exit 1' })
  await launch(clone, 'start.mjs')
  await launch(clone, 'start.mjs')
  assert.equal(readFileSync(join(clone, '.cache/tools/fetches'), 'utf8'), 'fetched\n')
})

test('an occupied port is reported before the install, with the command to continue', async () => {
  const holder = createServer()
  const port = await new Promise((resolve) =>
    holder.listen(0, '127.0.0.1', () => resolve(holder.address().port)),
  )
  try {
    assert.equal(await isPortFree(port, '127.0.0.1'), false)
    const { code, output } = await launch(cloneWith({}), 'start.mjs', { env: { PORT: String(port) } })
    assert.equal(code, 1)
    assert.match(output, new RegExp(`Port ${port} is taken.*PORT=${port + 1} npm start`))
    oneSentence(output)
  } finally {
    holder.close()
  }
})

test('an invalid PORT is rejected with an explanation', async () => {
  const { code, output } = await launch(cloneWith({}), 'start.mjs', { env: { PORT: 'web' } })
  assert.equal(code, 1)
  assert.match(output, /PORT must be a number from 0 to 65535; it is "web"\./)
})

test('a full disk is reported with the space that is free', () => {
  assert.throws(() => requireDiskSpace(10 * 1024 * 1024), /Only 10 MB are free on this disk/)
  assert.doesNotThrow(() => requireDiskSpace(10_000 * 1024 * 1024))
})

test('Node 24.15 is the baseline, and Node 20 is the oldest that can fetch it', () => {
  assert.equal(isNodeNewEnough('v24.15.0'), true)
  assert.equal(isNodeNewEnough('v24.14.9'), false)
  assert.equal(isNodeNewEnough('v26.0.0'), true)
  assert.equal(isNodeNewEnough('v20.20.2'), false)
  assert.equal(isNodeSupported('v20.0.0'), true)
  assert.equal(isNodeSupported('v19.9.0'), false)
})

const nodeFolder = `node_modules/node-${process.platform}-${process.arch}/bin`

test('the launch tools are installed from the committed lock file and run no install script', async () => {
  const clone = cloneWith({
    npm: `echo "$@" > arguments; cp package-lock.json seen-lock; ${fetches}`,
    pnpm: 'exit 1',
  })
  await launch(clone, 'start.mjs')
  const tools = join(clone, '.cache/tools')
  assert.match(readFileSync(join(tools, 'arguments'), 'utf8'), /^install --ignore-scripts /)
  const lock = readFileSync(resolveFromRoot('scripts/toolchain/package-lock.json'), 'utf8')
  assert.equal(readFileSync(join(tools, 'seen-lock'), 'utf8'), lock)
  assert.deepEqual(
    JSON.parse(readFileSync(join(tools, 'package.json'), 'utf8')).dependencies,
    JSON.parse(lock).packages[''].dependencies,
  )
})

test('a Node that npm did not deliver stops the launch with one sentence', async () => {
  const { code, output } = await launch(cloneWith({ npm: fetches }), 'start.mjs', {
    nodeOptions: asNode('v20.20.0'),
  })
  assert.equal(code, 1)
  assert.match(output, /Node \d+\.\d+\.\d+ could not be fetched through npm[^]*node-[\w-]+ is missing/)
  oneSentence(output)
})

test(
  'an older Node starts the fetched one, which stops when its parent is killed',
  { timeout: 60_000 },
  async () => {
    const clone = cloneWith({
      npm: `${fetches} && mkdir -p ${nodeFolder} && ln -s "${process.execPath}" ${nodeFolder}/node`,
    })
    writeFileSync(
      join(clone, 'scripts/probe.mjs'),
      `import { fileURLToPath } from 'node:url'
     import { ensureToolchain, exitWithParent } from './lib/toolchain.mjs'
     if (await ensureToolchain(fileURLToPath(import.meta.url), [])) {
       exitWithParent()
       console.log('running as ' + process.pid)
       setInterval(() => {}, 1000)
     }`,
    )
    const parent = spawn(process.execPath, [...asNode('v20.20.0'), join(clone, 'scripts/probe.mjs')], {
      env: { PATH: [join(clone, 'bin'), '/usr/bin', '/bin'].join(delimiter), HOME: clone },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const child = await new Promise((resolve) => {
      let output = ''
      parent.stdout.setEncoding('utf8').on('data', (chunk) => {
        output += chunk
        const found = /running as (\d+)/.exec(output)
        if (found) resolve(Number(found[1]))
      })
    })
    assert.notEqual(child, parent.pid)
    // Both processes write to the pipe, so it closes only when both have ended.
    const silence = new Promise((resolve) => parent.stdout.on('close', resolve))
    parent.kill('SIGKILL')
    await silence
  },
)
