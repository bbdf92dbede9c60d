// Takes the pictures of the matrix stories again and compresses them: of all components, of those whose
// path contains one of the words, or in some looks only (`.storybook/modes.ts`).
//   pnpm visual:update [part of a component's path …] [--looks=ar-light,ar-mobile]
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { browserVersion, ensureBrowser } from './lib/browser.mjs'
import { runChild } from './lib/run-child.mjs'
import { compressPicture } from './lib/compress-picture.mjs'
import { totalBytes, formatMegabytes, maxPictureBytes, listPictures } from './lib/pictures.mjs'
import { installDependencies } from './lib/prepare.mjs'
import { resolveFromRoot } from './lib/root.mjs'
import { ScriptError, runScript, printLine } from './lib/script.mjs'
import { ensureToolchain } from './lib/toolchain.mjs'

const args = process.argv.slice(2)
const words = args.filter((arg) => !arg.startsWith('--'))
// The folders with matrix stories; loading the other half of the files would be useless.
const everywhere = ['checks.stories', 'src/patterns']
const looks = args.find((arg) => arg.startsWith('--looks='))?.slice('--looks='.length) ?? '*'

async function pack(since) {
  const { default: sharp } = await import('sharp')
  for (const file of listPictures().filter((each) => statSync(each).mtimeMs >= since)) {
    const before = readFileSync(file)
    const after = await compressPicture(sharp, before)
    if (after.length < before.length) writeFileSync(file, after)
  }
}

function noteTheBrowser(version) {
  writeFileSync(
    resolveFromRoot('.storybook/baselines.json'),
    `${JSON.stringify({ chromium: version }, null, 2)}\n`,
  )
}

await runScript(async () => {
  if (!(await ensureToolchain(fileURLToPath(import.meta.url), args))) return
  await installDependencies()
  await ensureBrowser()
  const version = await browserVersion()
  if (!version)
    throw new ScriptError(
      'The browser does not say its version, so its pictures could not be compared later.',
    )
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
  if (code !== 0) throw new ScriptError('Not every picture could be taken; see above.', code)
  noteTheBrowser(version)
  const bytes = totalBytes(listPictures())
  printLine(`${listPictures().length} pictures, ${formatMegabytes(bytes)} MB, made with Chromium ${version}`)
  if (bytes > maxPictureBytes)
    throw new ScriptError(
      `That is more than the ${formatMegabytes(maxPictureBytes)} MB they may take together: make the matrix stories leaner.`,
    )
})
