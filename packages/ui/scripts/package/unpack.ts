import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packageRoot } from '../tokens/source.ts'

/**
 * Packs the kit and its dependency as they would be published, and unpacks them into
 * `node_modules/.packed`. Returns that folder, in which `@sakina/ui` is the packed one.
 */
export function unpackPackages(): string {
  const place = fileURLToPath(new URL('node_modules/.packed', packageRoot))
  rmSync(place, { recursive: true, force: true })
  for (const name of ['text', 'ui']) {
    const folder = fileURLToPath(new URL(`../${name}`, packageRoot))
    const target = join(place, 'node_modules/@sakina', name)
    mkdirSync(target, { recursive: true })
    execFileSync('pnpm', ['run', 'build'], { cwd: folder, stdio: 'ignore' })
    execFileSync('pnpm', ['pack', '--pack-destination', place], { cwd: folder, stdio: 'ignore' })
    const [tarball = ''] = globSync(`sakina-${name}-*.tgz`, { cwd: place })
    execFileSync('tar', ['-xf', join(place, tarball), '-C', target, '--strip-components=1'])
  }
  return place
}
