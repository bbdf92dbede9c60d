import { spawn } from 'node:child_process'

import { root } from './root.mjs'

const running = new Set()

/** Starts a process and resolves with its exit code and, on request, its output. */
export function runChild(
  command,
  args,
  { env = process.env, cwd = root, capture = false, tee, timeout } = {},
) {
  return new Promise((resolve, reject) => {
    const piped = capture || tee !== undefined
    const started = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', piped ? 'pipe' : 'inherit', piped ? 'pipe' : 'inherit'],
    })
    running.add(started)
    let output = ''
    const take = (chunk) => {
      output += chunk
      tee?.(chunk)
    }
    started.stdout?.setEncoding('utf8').on('data', take)
    started.stderr?.setEncoding('utf8').on('data', take)
    const limit = timeout ? setTimeout(() => started.kill('SIGKILL'), timeout) : undefined
    started.on('error', (error) => {
      running.delete(started)
      clearTimeout(limit)
      reject(error)
    })
    started.on('close', (code, signal) => {
      running.delete(started)
      clearTimeout(limit)
      resolve({ code: code ?? (signal ? 1 : 0), signal, output })
    })
  })
}

/**
 * Forwards signals to the started processes: Ctrl-C reaches the whole process group, but `kill` reaches
 * only this process.
 */
export function forwardSignals() {
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
    process.on(signal, () => {
      for (const each of running) each.kill(signal)
      if (running.size === 0) process.exit(130)
    })
  }
}
