import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { aptInstall, mayUseApt, which } from '../lib/browser.mjs'
import { inRoot } from '../lib/root.mjs'
import { Stop } from '../lib/say.mjs'
import { command, pnpm, pnpmFetching } from './pnpm.mjs'

/** Nothing of the person whose machine it is: no name, no hooks, no signatures. */
const git = (args, folder) =>
  command(
    'git',
    ['-c', 'user.name=Release', '-c', 'user.email=', '-c', 'core.hooksPath=', '-c', 'commit.gpgSign=false']
      .concat('-c', 'tag.gpgSign=false')
      .concat(args),
    folder,
    `git ${args[0]}`,
  )

const commit = async (folder, subject) => {
  await git(['add', '--all'], folder)
  await git(['commit', '--quiet', '--message', subject], folder)
}

/** The packages as a repository of their own, to be versioned, tagged and published from. */
export async function releasableCopy(place, npmrc) {
  if (!which('git') && !(mayUseApt() && (await aptInstall('git'))))
    throw new Stop('Releases are tagged with git, which is not there. Install it, then run this again.')
  const folder = join(place, 'repository')
  for (const path of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json'])
    cpSync(inRoot(path), join(folder, path))
  // the pages of the kit are written by what shows them in Storybook
  for (const path of [
    'scripts/release.mjs',
    'scripts/lib',
    '.storybook/samples.ts',
    '.storybook/samples-plugin.ts',
  ])
    cpSync(inRoot(path), join(folder, path), { recursive: true })
  for (const path of ['.changeset', 'packages'])
    cpSync(inRoot(path), join(folder, path), {
      recursive: true,
      filter: (each) => !/[\\/](?:node_modules|dist)$/.test(each),
    })
  writeFileSync(join(folder, '.gitignore'), 'node_modules/\ndist/\n')
  writeFileSync(join(folder, '.npmrc'), npmrc)
  await git(['init', '--quiet', '--initial-branch=main'], folder)
  await commit(folder, 'chore: begin')
  await pnpmFetching(
    ['install', '--frozen-lockfile', '--prefer-offline', '--filter=.', '--filter=./packages/*'],
    folder,
    'Installing what releases are made with',
  )
  return folder
}

export async function addChangeset(folder, bump, names, summary) {
  const bumps = names.map((name) => `'@sakina/${name}': ${bump}\n`).join('')
  writeFileSync(join(folder, '.changeset', `${bump}.md`), `---\n${bumps}---\n\n${summary}\n`)
  await commit(folder, summary)
}

/** Where a workflow says it runs; what is published must name it. */
export const origin = { GITHUB_SERVER_URL: 'https://forge.example', GITHUB_REPOSITORY: 'agency/sakina' }

/** What the release workflow does, by the same two commands. Gives the versions that came out. */
export async function release(folder) {
  await pnpm(['run', 'release:version'], folder, 'Versioning')
  await commit(folder, 'chore: version packages')
  await pnpm(['run', 'release'], folder, 'Publishing', origin)
  return Object.fromEntries(
    readdirSync(join(folder, 'packages')).map((name) => {
      const manifest = JSON.parse(readFileSync(join(folder, 'packages', name, 'package.json'), 'utf8'))
      return [manifest.name, manifest.version]
    }),
  )
}
