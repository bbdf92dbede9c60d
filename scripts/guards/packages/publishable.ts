import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { isObject, readJson } from '../common/json.ts'

export type Publishable = {
  readonly name: string
  readonly folder: string
  readonly entries: Readonly<Record<string, unknown>>
}

/** The packages that go out, with the entries they publish (which differ from those the workspace reads). */
export function publishablePackages(root: string): readonly Publishable[] {
  return globSync('packages/*/package.json', { cwd: root })
    .toSorted()
    .flatMap((file): readonly Publishable[] => {
      const manifest = readJson(join(root, file))
      if (!isObject(manifest) || manifest['private'] === true || typeof manifest['name'] !== 'string')
        return []
      const published = isObject(manifest['publishConfig']) ? manifest['publishConfig']['exports'] : undefined
      const entries = published ?? manifest['exports']
      return [
        {
          name: manifest['name'],
          folder: join(root, dirname(file)),
          entries: isObject(entries) ? entries : {},
        },
      ]
    })
}
