// Takes the pictures of the matrix stories again and compresses them: of all components, of those whose
// path contains one of the words, or in some looks only (`.storybook/modes.ts`).
//   pnpm visual:update [part of a component's path …] [--looks=ar-light,ar-mobile]
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { browserVersion, findBrowser } from './lib/browser.mjs'
import { runChild } from './lib/run-child.mjs'
import { leanPicture } from './lib/lean-picture.mjs'
import { totalBytes, inMegabytes, maxPictureBytes, pictures } from './lib/pictures.mjs'
import { installDependencies } from './lib/prepare.mjs'
import { inRoot } from './lib/root.mjs'
import { Stop, run, say } from './lib/say.mjs'
import { ensureNodeVersion } from './lib/toolchain.mjs'

const args = process.argv.slice(2)
const words = args.filter((arg) => !arg.startsWith('--'))
// The folders with matrix stories; loading the other half of the files would be useless.
const everywhere = ['checks.stories', 'src/patterns']
const looks = args.find((arg) => arg.startsWith('--looks='))?.slice('--looks='.length) ?? '*'

async function pack(since) {
  const { default: sharp } = await import('sharp')
  for (const file of pictures().filter((each) => statSync(each).mtimeMs >= since)) {
    const before = readFileSync(file)
    const after = await leanPicture(sharp, before)
    if (after.length < before.length) writeFileSync(file, after)
  }
}

function noteTheBrowser(version) {
  writeFileSync(inRoot('.storybook/baselines.json'), `${JSON.stringify({ chromium: version }, null, 2)}\n`)
}

await run(async () => {
  if (!(await ensureNodeVersion(fileURLToPath(import.meta.url), args))) return
  await installDependencies()
  await findBrowser()
  const version = await browserVersion()
  if (!version)
    throw new Stop('The browser does not say its version, so its pictures could not be compared later.')
  const since = Date.now()
  const projects = looks.split(',').flatMap((look) => ['--project', `visual-${look}`])
  // `--update` comes last, because it would take the next word as its value.
  const { code } = await runChild(
    'pnpm',
    ['exec', 'vitest', 'run', ...(words.length > 0 ? words : everywhere), ...projects, '--update'],
    {
      env: { ...process.env, VISUAL: '1', VISUAL_UPDATE: '1' },
    },
  )
  await pack(since)
  if (code !== 0) throw new Stop('Not every picture could be taken; see above.', code)
  noteTheBrowser(version)
  const bytes = totalBytes(pictures())
  say(`${pictures().length} pictures, ${inMegabytes(bytes)} MB, made with Chromium ${version}`)
  if (bytes > maxPictureBytes)
    throw new Stop(
      `That is more than the ${inMegabytes(maxPictureBytes)} MB they may take together: make the matrix stories leaner.`,
    )
})
