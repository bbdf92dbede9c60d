import { join } from 'node:path'

import { runChild } from '../lib/run-child.mjs'
import { cache } from '../lib/root.mjs'
import { Stop } from '../lib/say.mjs'
import { lastLines } from '../lib/toolchain.mjs'

/** A build machine must not leave files outside the clone. */
const store = process.env.CI ? [`--store-dir=${join(cache, 'pnpm-store')}`] : []

export async function command(name, args, cwd, what, env = {}) {
  const { code, output } = await runChild(name, args, { cwd, capture: true, env: { ...process.env, ...env } })
  if (code !== 0) throw new Stop(`${what} failed.\n${lastLines(output, 40)}`)
  return output
}

export const pnpm = (args, cwd, what, env) => command('pnpm', args, cwd, what, env)

/** For commands that fetch packages: packages of other authors are fetched only once. */
export const pnpmFetching = (args, cwd, what) => pnpm([...args, ...store], cwd, what)
