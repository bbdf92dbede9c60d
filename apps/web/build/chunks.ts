import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'

import { moduleOf, pages } from '../src/app/page-list.ts'
import { partition, type Atom } from './partition.ts'

const site = join(import.meta.dirname, '../src')
const open = new Set(
  pages.filter(({ prerendered }) => prerendered).map(({ page }) => join(site, '..', moduleOf(page))),
)

const routes = join(site, 'routes/')

/** Pages that stand near their budget: what they need not carry counts for more. */
const near: ReadonlyMap<string, number> = new Map([
  [join(routes, 'home.tsx'), 10],
  [join(routes, 'service.tsx'), 5],
  [join(routes, 'request-suspension.tsx'), 4],
  [join(routes, 'sign-up.tsx'), 3],
])

const prices = {
  request: 1600,
  // A visitor's first page is what waits longest; a popup's own files are fetched on a hover.
  weightOf: (user: string) => near.get(user) ?? (open.has(user) ? 3 : user.startsWith(routes) ? 1 : 0.15),
}

/** Neither styles nor words share modules with anything. */
const codeOnly: Plugin = {
  name: 'sakina:code-only',
  enforce: 'pre',
  resolveId: (id) => (id === 'virtual:words' ? '\0no-words' : undefined),
  load(id) {
    if (id === '\0no-words') return 'export const words = {}'
    return /\.css($|\?)/.test(id) ? { code: '', moduleType: 'js' } : undefined
  },
}

type Chunk = Rolldown.OutputChunk

async function trial(config: InlineConfig): Promise<readonly Chunk[]> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [codeOnly, config.plugins],
    build: {
      ...config.build,
      write: false,
      copyPublicDir: false,
      manifest: false,
      reportCompressedSize: false,
    },
  })
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  return outputs.filter((each): each is Chunk => each.type === 'chunk')
}

/** Which pages and parts, each by its module, load a chunk. */
function usersOf(chunks: readonly Chunk[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const users = new Map<string, Set<string>>()
  for (const { facadeModuleId: user, fileName, isDynamicEntry } of chunks) {
    if (!isDynamicEntry || user === null) continue
    const visited = new Set<string>()
    const visit = (file: string) => {
      if (visited.has(file)) return
      visited.add(file)
      users.set(file, (users.get(file) ?? new Set()).add(user))
      byFile.get(file)?.imports.forEach(visit)
    }
    visit(fileName)
  }
  return users
}

/**
 * Which file a shared module goes to. A trial build without any grouping shows what each page really needs, after all
 * unused code is gone; what few pages share then becomes one file where that is worth it.
 */
export async function sharedFiles(config: InlineConfig): Promise<(id: string) => string | null> {
  const chunks = await trial(config)
  const users = usersOf(chunks)
  const shared = chunks.filter(
    ({ isEntry, isDynamicEntry, name }) =>
      !isEntry && !isDynamicEntry && !['base', 'common', 'rolldown-runtime'].includes(name),
  )
  const atoms: Atom[] = shared.map(({ fileName, code, imports }) => ({
    name: fileName,
    bytes: gzipSync(code).length,
    users: [...(users.get(fileName) ?? [])],
    imports,
  }))
  const fileOf = new Map(
    partition(atoms, prices).flatMap((names, at) =>
      names.map((name): [string, string] => [name, `shared-${at}`]),
    ),
  )
  const byModule = new Map(
    shared.flatMap(({ fileName, moduleIds }) =>
      moduleIds.map((id): [string, string | undefined] => [id, fileOf.get(fileName)]),
    ),
  )
  return (id) => byModule.get(id) ?? null
}
