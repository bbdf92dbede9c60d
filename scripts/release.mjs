// `pnpm release` builds the packages, adds to each a bill of its materials, and publishes those whose version
// is not published yet.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { runChild } from './lib/run-child.mjs'
import { resolveFromRoot } from './lib/root.mjs'
import { ScriptError, runScript } from './lib/script.mjs'

/**
 * Writes the repository of the workflow, the page of the package and the place for its bugs into each
 * manifest. A release with provenance requires the first.
 */
function nameTheRepository() {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env
  if (!server || !repository) return
  for (const name of readdirSync(resolveFromRoot('packages'))) {
    const file = resolveFromRoot('packages', name, 'package.json')
    const directory = join('packages', name).replaceAll('\\', '/')
    const page = `${server}/${repository}`
    const manifest = {
      ...JSON.parse(readFileSync(file, 'utf8')),
      repository: {
        type: 'git',
        url: `git+${page}.git`,
        directory,
      },
      homepage: `${page}/tree/HEAD/${directory}#readme`,
      bugs: `${page}/issues`,
    }
    writeFileSync(file, `${JSON.stringify(manifest, undefined, 2)}\n`)
  }
}

const billOfMaterials = (name) => [
  'sbom',
  '--prod',
  '--sbom-format=cyclonedx',
  `--filter=./packages/${name}`,
  `--out=packages/${name}/dist/sbom.cdx.json`,
]

await runScript(async () => {
  nameTheRepository()
  for (const args of [
    ['--filter', './packages/*', 'build'],
    ...readdirSync(resolveFromRoot('packages')).map((name) => billOfMaterials(name)),
    ['exec', 'changeset', 'publish'],
  ]) {
    const { code } = await runChild('pnpm', args)
    if (code !== 0) throw new ScriptError(`pnpm ${args.join(' ')} failed; nothing after it was done.`, code)
  }
})
