import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** What Orca said in one breath. `language` is that of its voice, where the page names one. */
export type Utterance = { readonly text: string; readonly language: string }

/** A sentence that is waited for, or when enough was said. */
export type SpeechMatch = string | RegExp | ((said: readonly string[]) => boolean)

/** Orca on a virtual screen. It speaks into a file. */
export type ScreenReader = {
  readonly version: string
  /** The environment of a browser that Orca listens to. */
  readonly env: NodeJS.ProcessEnv
  /** Presses keys by their X names, which reach Orca before the browser. */
  press(...keys: readonly string[]): Promise<void>
  type(text: string): Promise<void>
  /**
   * Returns what is said from an act until it is quiet. It waits for `until` first, or for any word, because a
   * busy machine is quiet before it speaks.
   */
  hear(act: () => Promise<unknown>, until?: SpeechMatch): Promise<readonly Utterance[]>
  stop(): Promise<void>
}

const orca = '/usr/bin/orca'

/** Tells why nothing can be heard on this machine, or undefined. */
export const whatIsMissing = (): string | undefined => {
  const missing = [
    orca,
    ...['Xvfb', 'openbox', 'xdotool', 'dbus-daemon'].map((name) => `/usr/bin/${name}`),
  ].filter((file) => !existsSync(file))
  return missing.length > 0 ? `Orca is not installed here: ${missing.join(', ')}` : undefined
}

/** How long is waited for a sentence, how long at least for the next one, and how long at most. */
const SENTENCE_MS = 30_000
const QUIET_MS = 900
const LONGEST_QUIET_MS = 5_000

const isHeard = (said: readonly string[], what: SpeechMatch) =>
  typeof what === 'function'
    ? what(said)
    : said.some((text) => (typeof what === 'string' ? text.includes(what) : what.test(text)))

export async function startScreenReader(): Promise<ScreenReader> {
  const folder = mkdtempSync(join(tmpdir(), 'sakina-spoken-'))
  const file = join(folder, 'spoken.jsonl')
  const started: ChildProcess[] = []
  const start = (
    command: string,
    args: readonly string[],
    env: NodeJS.ProcessEnv,
    out: 'ignore' | 'pipe' = 'ignore',
  ) => {
    const child = spawn(command, args, { stdio: ['ignore', out, 'ignore'], env })
    started.push(child)
    return child
  }
  const firstLine = async ({ stdout }: ChildProcess) => {
    const [data] = stdout ? await once(stdout, 'data') : []
    return String(data).split('\n', 1).join('').trim()
  }

  for (const each of ['run', 'home', 'bin']) mkdirSync(join(folder, each), { mode: 0o700 })
  cpSync(join(import.meta.dirname, 'orca'), join(folder, 'orca'), { recursive: true })
  writeFileSync(file, '')
  // Orca starts only as the one of its user, or ends the others. A developer may need theirs, and another run its own.
  writeFileSync(join(folder, 'bin/pgrep'), '#!/bin/sh\n', { mode: 0o755 })
  const env: NodeJS.ProcessEnv = {
    PATH: `${join(folder, 'bin')}:/usr/bin:/bin`,
    // The language of Orca's own words. Those of the page come from the page.
    LANG: 'C.UTF-8',
    HOME: join(folder, 'home'),
    XDG_RUNTIME_DIR: join(folder, 'run'),
    GSETTINGS_BACKEND: 'memory',
    NO_AT_BRIDGE: '0',
    GNOME_ACCESSIBILITY: '1',
    SPOKEN_FILE: file,
  }
  const screen = start(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1366x900x24', '-nolisten', 'tcp'],
    env,
    'pipe',
  )
  env['DISPLAY'] = `:${await firstLine(screen)}`
  const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address=1'], env, 'pipe')
  env['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(bus)
  start('openbox', [], env)
  start('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately'], env)
  const ask = (...args: readonly string[]) =>
    execFileSync(
      'dbus-send',
      ['--session', '--dest=org.a11y.Bus', '--print-reply', '/org/a11y/bus', ...args],
      { env, stdio: 'pipe' },
    )
  for (let tries = 0; ; tries += 1)
    try {
      for (const name of ['IsEnabled', 'ScreenReaderEnabled'])
        ask(
          'org.freedesktop.DBus.Properties.Set',
          'string:org.a11y.Status',
          `string:${name}`,
          'variant:boolean:true',
        )
      break
    } catch (error) {
      if (tries > 50) throw error
      await sleep(100)
    }
  start('/usr/bin/python3', [orca, '-u', join(folder, 'orca')], env)

  const spoken = (): Utterance[] =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
      // Marks of direction and hard spaces are no sounds.
      .map(({ text, language }) => ({
        text: text
          .replaceAll(/[\u200E\u200F\u2066-\u2069]/g, '')
          .replaceAll(/\s+/g, ' ')
          .trim(),
        language,
      }))
  for (const end = Date.now() + 30_000; spoken().length === 0; await sleep(50))
    if (Date.now() > end) throw new Error('Orca does not speak')

  return {
    version: execFileSync(orca, ['--version'], { env, encoding: 'utf8' }).trim(),
    env,
    async press(...keys) {
      for (const key of keys) {
        execFileSync('xdotool', ['key', '--clearmodifiers', key], { env })
        await sleep(120)
      }
    },
    async type(text) {
      execFileSync('xdotool', ['type', '--delay', '60', text], { env })
    },
    async hear(act, until) {
      const from = spoken().length
      await act()
      const said = () => spoken().slice(from)
      const since = Date.now()
      // Where nothing is expected, nothing may be said.
      const longest = until === undefined ? LONGEST_QUIET_MS : SENTENCE_MS
      const isEnough = () => {
        const texts = said().map(({ text }) => text)
        return until === undefined ? texts.length > 0 : isHeard(texts, until)
      }
      while (!isEnough() && Date.now() - since < longest) await sleep(50)
      // A machine that took long to speak takes long between two sentences.
      const quiet = Math.min(Math.max(QUIET_MS, Date.now() - since), LONGEST_QUIET_MS)
      for (let count = -1; count !== said().length; await sleep(quiet)) count = said().length
      return said()
    },
    async stop() {
      for (const child of started.toReversed()) {
        if (child.exitCode !== null || child.signalCode !== null) continue
        const closed = once(child, 'close')
        // Orca may never end by itself. The launcher of the bus ends its own bus, if it may.
        child.kill(child.spawnargs.includes(orca) ? 'SIGKILL' : 'SIGTERM')
        await closed
      }
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
