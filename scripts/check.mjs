// `pnpm check` runs lint, types, boundaries, messages, dead code, format and unit tests. `--only
// lint,types` selects some.
import { spawn } from 'node:child_process'

import { checkSteps } from './guards/steps.mjs'

const together = 2

const args = process.argv.slice(2)
const only = args.flatMap((arg, at) => {
  if (arg.startsWith('--only=')) return arg.slice('--only='.length).split(',')
  return args[at - 1] === '--only' ? arg.split(',') : []
})
const groups = [...new Set(checkSteps.map(({ group }) => group))]
if (args.includes('--help') || args.includes('-h')) {
  console.log(`Usage: pnpm check [--only=<step>,…]\n\nSteps: ${groups.join(', ')}`)
  process.exit(0)
}
const unknown = only.filter((name) => !groups.includes(name))
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(', ')}. There are: ${groups.join(', ')}.`)
  process.exit(2)
}

const run = ({ command, args: words, cwd }) =>
  new Promise((resolve) => {
    const since = performance.now()
    const child = spawn(command, words, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    const finish = (ok) => resolve({ ok, output, seconds: (performance.now() - since) / 1000 })
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => {
      output += error.message
      finish(false)
    })
    child.on('close', (code) => finish(code === 0))
  })

const chosen = checkSteps.filter(({ group }) => only.length === 0 || only.includes(group))
const waiting = [...chosen]
const since = performance.now()
let failed = 0

async function worker() {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const { ok, output, seconds } = await run(step)
    if (!ok) {
      failed += 1
      console.log(output.trimEnd())
    }
    console.log(
      `${ok ? 'ok    ' : 'FAILED'} ${step.name.padEnd(18)} ${seconds.toFixed(1).padStart(5)} s  ${step.what}`,
    )
  }
}
await Promise.all(Array.from({ length: together }, worker))

console.log(`${((performance.now() - since) / 1000).toFixed(1)} s`)
console.log(`${chosen.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
