import { join } from 'node:path'

import { runChild } from '../lib/run-child.mjs'
import { cacheFolder } from '../lib/root.mjs'
import { ScriptError } from '../lib/script.mjs'
import { lastLines } from '../lib/toolchain.mjs'

/** A build machine must not leave files outside the clone. */
const store = process.env.CI ? [`--store-dir=${join(cacheFolder, 'pnpm-store')}`] : []

/** The environment that keeps Next from reporting each build to its makers. */
export const noTelemetryEnv = { NEXT_TELEMETRY_DISABLED: '1' }

/** Runs a command and returns its output, or throws an error with the last lines. */
export async function runCommand(name, args, cwd, what, env = {}) {
  const { code, output } = await runChild(name, args, { cwd, capture: true, env: { ...process.env, ...env } })
  if (code !== 0) throw new ScriptError(`${what} failed.\n${lastLines(output, 40)}`)
  return output
}

/** Runs pnpm and returns its output, or throws an error with the last lines. */
export const runPnpm = (args, cwd, what, env) => runCommand('pnpm', args, cwd, what, env)

/** Runs a pnpm command that fetches packages; packages of other authors are fetched only once. */
export const runPnpmWithStore = (args, cwd, what) => runPnpm([...args, ...store], cwd, what)
