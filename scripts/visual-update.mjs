// `pnpm visual:update [part of a component's name …]`: takes the pictures of the matrix stories anew and packs them small.
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { browserVersion, findBrowser } from './lib/browser.mjs'
import { child } from './lib/child.mjs'
import { installDependencies } from './lib/prepare.mjs'
import { inRoot } from './lib/root.mjs'
import { Stop, run, say } from './lib/say.mjs'
import { onTheRightNode } from './lib/toolchain.mjs'

const most = 12_000_000
const pictures = () =>
  globSync('.storybook/__screenshots__/**/*.png', { cwd: inRoot() }).map((file) => inRoot(file))

/** The browser writes PNG in haste; the same pixels take less than half the bytes. */
async function pack() {
  const { default: sharp } = await import('sharp')
  for (const file of pictures()) {
    const before = readFileSync(file)
    const after = await sharp(before)
      .png({ compressionLevel: 9, adaptiveFiltering: true, effort: 10 })
      .toBuffer()
    if (after.length < before.length) writeFileSync(file, after)
  }
}

function noteTheBrowser(version) {
  writeFileSync(inRoot('.storybook/baselines.json'), `${JSON.stringify({ chromium: version }, null, 2)}\n`)
}

await run(async () => {
  if (!(await onTheRightNode(fileURLToPath(import.meta.url), process.argv.slice(2)))) return
  await installDependencies()
  await findBrowser()
  const version = await browserVersion()
  if (!version)
    throw new Stop('The browser does not say its version, so its pictures could not be compared later.')
  // `--update` last: it takes a word after it for its own
  const { code } = await child(
    'pnpm',
    ['exec', 'vitest', 'run', ...process.argv.slice(2), '--project', 'visual-*', '--update'],
    { env: { ...process.env, VISUAL: '1', VISUAL_UPDATE: '1' } },
  )
  if (code !== 0) throw new Stop('Not every picture could be taken; see above.', code)
  await pack()
  noteTheBrowser(version)
  const bytes = pictures().reduce((sum, file) => sum + statSync(file).size, 0)
  say(`${pictures().length} pictures, ${(bytes / 1_000_000).toFixed(1)} MB, made with Chromium ${version}`)
  if (bytes > most)
    throw new Stop(
      `That is more than the ${most / 1_000_000} MB they may take together: make the matrix stories leaner.`,
    )
})
