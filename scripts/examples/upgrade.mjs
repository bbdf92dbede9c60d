import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { runChild } from '../lib/run-child.mjs'
import { ScriptError } from '../lib/script.mjs'
import {
  buildExample,
  installPackages,
  readInstalledKitManifest,
  updateKitWithinRange,
  upgradeKitToLatest,
} from './install.mjs'
import { addChangeset, releaseRepositoryEnv, runRelease } from './release.mjs'
import { servePreview } from './serve-preview.mjs'
import { exampleVariants, visitExample } from './visit-example.mjs'

/** Imports every module of the named packages one by one and prints those that fail. */
const importAll = `
import { readFileSync } from 'node:fs'
let count = 0
for (const name of process.argv.slice(2)) {
  const { exports } = JSON.parse(readFileSync(\`node_modules/\${name}/package.json\`, 'utf8'))
  for (const [entry, target] of Object.entries(exports)) {
    if (entry.includes('*') || !target.default?.endsWith('.js')) continue
    count += 1
    await import(name + entry.slice(1)).catch((error) => console.log(\`\${name}\${entry.slice(1)}: \${error.message}\`))
  }
}
console.log(count)
`

/** Checks the manifest of a released package: its repository, and its changelog. */
function unlikeReleased(folder, name) {
  const at = join(folder, 'node_modules', name)
  const { repository, version } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8'))
  const url = `git+${releaseRepositoryEnv.GITHUB_SERVER_URL}/${releaseRepositoryEnv.GITHUB_REPOSITORY}.git`
  const directory = `packages/${basename(name)}`
  const changelog = join(at, 'CHANGELOG.md')
  return [
    ...(repository?.url === url && repository.directory === directory
      ? []
      : [`${name} does not name the repository of its release`]),
    ...(existsSync(changelog) && readFileSync(changelog, 'utf8').includes(`## ${version}\n`)
      ? []
      : [`${name} has no changelog of ${version}`]),
  ]
}

/**
 * Counts the modules of the packages and returns the problems: modules that cannot be imported when
 * only the packages and their dependencies are installed, and manifests unlike a release.
 */
export async function findBrokenEntries(place, npmrc, names) {
  const folder = join(place, 'bare')
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  writeFileSync(join(folder, 'import-all.js'), importAll)
  await installPackages(folder, npmrc, [...names, 'react', 'react-dom', 'swr', '@testing-library/dom'])
  const { output } = await runChild(process.execPath, ['import-all.js', ...names], {
    cwd: folder,
    capture: true,
  })
  const lines = output.trim().split('\n')
  const count = Number(lines.pop())
  const unlike = names.flatMap((name) => unlikeReleased(folder, name))
  return { count: count || 0, problems: [...unlike, ...(count > 0 ? lines : [output])] }
}

function edit(file, change) {
  const before = readFileSync(file, 'utf8')
  const after = change(before)
  if (after === before) throw new ScriptError(`${file} has nothing left to change for a trial release.`)
  writeFileSync(file, after)
}

const otherWord = 'Close this window'

/** Changes a string of the kit, which an app shows without a change of its own. */
const changeAWord = (repository) =>
  edit(join(repository, 'packages/ui/src/strings/en.ts'), (source) =>
    source.replace(/(export const dialog\b[^{]*\{\s*close: ')[^']*/, `$1${otherWord}`),
  )

const lostEntry = './code'

const loseAnEntry = (repository) =>
  edit(join(repository, 'packages/ui/package.json'), (source) => {
    const { publishConfig, ...manifest } = JSON.parse(source)
    const { [lostEntry]: _, ...exports } = publishConfig.exports
    return JSON.stringify({ ...manifest, publishConfig: { ...publishConfig, exports } }, undefined, 2)
  })

const versionsIn = (apps, wanted) =>
  apps.flatMap((app) => {
    const { version } = readInstalledKitManifest(app)
    return version === wanted ? [] : [`${basename(app)} has ${version}`]
  })

/** Builds an app again and opens it in the language of the changed string. */
async function runs(app, browser, pictures) {
  await buildExample(app)
  const site = await servePreview(app)
  const look = exampleVariants.find(({ locale }) => locale === 'en')
  try {
    return await visitExample({ browser, site, look, name: 'upgraded', pictures, said: { close: otherWord } })
  } finally {
    await site.stop()
  }
}

/** Releases a patch and a breaking change, and checks what existing apps get. */
export async function checkLaterReleases({ repository, apps, browser, place }) {
  const pictures = join(place, 'upgraded')
  const forEachApp = async (change) => {
    for (const folder of apps) await change(folder)
  }
  const app = apps.at(-1)

  changeAWord(repository)
  await addChangeset(repository, 'patch', ['ui'], 'Another word.')
  const { '@sakina/ui': patched } = await runRelease(repository)
  await forEachApp(updateKitWithinRange)
  const patch = [
    `${patched}, a patch, comes in by the range of every app, and the app runs`,
    [...versionsIn(apps, patched), ...(await runs(app, browser, pictures))],
  ]

  loseAnEntry(repository)
  await addChangeset(repository, 'major', ['ui'], 'An entry is gone.')
  const { '@sakina/ui': broken } = await runRelease(repository)
  await forEachApp(updateKitWithinRange)
  const held = [`${broken}, which breaks, is held back by the range of every app`, versionsIn(apps, patched)]
  await forEachApp(upgradeKitToLatest)
  const lost = apps
    .filter((folder) => lostEntry in readInstalledKitManifest(folder).exports)
    .map((folder) => `${folder} has it still`)
  const asked = [
    `${broken} comes in when it is asked for, without what it has lost, and the app runs`,
    [...versionsIn(apps, broken), ...lost, ...(await runs(app, browser, pictures))],
  ]
  return [patch, held, asked]
}
