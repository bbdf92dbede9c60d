import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { runChild } from './run-child.mjs'
import { resolveFromRoot } from './root.mjs'
import { ScriptError, printLine } from './script.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Returns the file of a program on PATH, or undefined. */
export function which(name, path = process.env.PATH ?? '') {
  for (const folder of path.split(delimiter)) {
    const file = join(folder, name)
    if (folder && existsSync(file)) return file
  }
  return undefined
}

const installed = () => names.map((name) => which(name)).find(Boolean)

/** Tells whether packages can be installed with apt-get. */
export const canUseApt = () => process.getuid?.() === 0 && which('apt-get') !== undefined

/** Installs Debian packages. */
export async function installWithApt(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runChild('apt-get', ['update', '-qq'], { env, capture: true })
  const { code } = await runChild(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    {
      env,
      capture: true,
    },
  )
  return code === 0
}

/** Chromium without windows and graphics process. */
const shell = 'chromium-headless-shell'

/** Returns the Debian packages of the browser, unless one is installed or named. */
export const missingBrowserPackages = () =>
  process.env.CHROMIUM_PATH || installed() ? [] : ['chromium', shell]

/**
 * Finds an installed Chromium or Chrome, or installs one with apt, and sets CHROMIUM_PATH;
 * otherwise it installs that of Playwright. It also sets HEADLESS_SHELL_PATH for steps without
 * pictures, where the headless shell saves a fifth of the work.
 */
export async function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new ScriptError(`CHROMIUM_PATH names ${named}, which does not exist.`)
    return printLine(`Browser: ${named}`)
  }
  if (!installed() && canUseApt()) {
    printLine('Browser: installing Chromium with apt …')
    if (!(await installWithApt('chromium', shell))) await installWithApt('chromium')
  }
  const found = installed()
  if (found) {
    process.env.CHROMIUM_PATH = found
    process.env.HEADLESS_SHELL_PATH ??= which(shell) ?? found
    return printLine(`Browser: ${found}`)
  }
  printLine('Browser: installing Chromium with Playwright …')
  const { code } = await runChild('pnpm', ['exec', 'playwright', 'install', 'chromium'], { capture: true })
  if (code !== 0) {
    throw new ScriptError(
      'No browser was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one, then run the same command again.',
    )
  }
}

/** Returns the version of the Chromium that tests use. */
export async function browserVersion() {
  const { output } = await runChild(process.env.CHROMIUM_PATH ?? 'chromium', ['--version'], { capture: true })
  return /\d+(\.\d+)+/.exec(output)?.[0]
}

/**
 * Whether this is the browser that made the committed pictures. They are compared in no other,
 * because others render letters differently.
 */
export async function isBaselineBrowser() {
  const made = JSON.parse(readFileSync(resolveFromRoot('.storybook/baselines.json'), 'utf8')).chromium
  const here = await browserVersion()
  if (here === made) return true
  printLine(
    `Pictures: LEFT OUT, since the committed ones were made with Chromium ${made} and this is ${here ?? 'another'}.`,
  )
  return false
}

/** The Debian packages of Firefox and of WebKitGTK, the engine of Safari, with a screen for the latter. */
const otherBrowsers = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

/** What Orca speaks from: a screen, a bus, a window manager and keys. */
const screenReader = [
  'orca',
  'at-spi2-core',
  'dbus',
  'openbox',
  'xdotool',
  'xvfb',
  'python3-pyatspi',
  'gir1.2-wnck-3.0',
]

/** Installs the screen reader of the listening tier where that is possible. Its step says if it is missing. */
export async function ensureScreenReader() {
  if (existsSync('/usr/bin/orca') && which('xdotool') && which('openbox')) return
  if (!canUseApt()) return
  printLine('Screen reader: installing Orca with apt …')
  await installWithApt(...screenReader)
}

/**
 * Finds Firefox and the driver of WebKitGTK, or installs them with apt, and sets FIREFOX_PATH and
 * WEBKIT_DRIVER_PATH. Returns false if one is missing, which is an error on a build machine.
 */
export async function ensureOtherBrowsers() {
  const find = () => {
    process.env.FIREFOX_PATH ??= which('firefox-esr') ?? which('firefox') ?? ''
    process.env.WEBKIT_DRIVER_PATH ??= which('WebKitWebDriver') ?? ''
    return Boolean(process.env.FIREFOX_PATH && process.env.WEBKIT_DRIVER_PATH && which('Xvfb'))
  }
  if (find()) return true
  if (canUseApt()) {
    printLine(`Other browsers: installing ${otherBrowsers.join(', ')} with apt …`)
    await installWithApt(...otherBrowsers)
    delete process.env.FIREFOX_PATH
    delete process.env.WEBKIT_DRIVER_PATH
    if (find()) return true
  }
  if (process.env.CI)
    throw new ScriptError(
      'Firefox and WebKitGTK were not found and could not be installed; on a build machine their journeys must run.',
    )
  printLine('Other browsers: LEFT OUT, since Firefox or WebKitGTK is not installed on this machine.')
  return false
}
