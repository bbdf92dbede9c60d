import { isObject, readJson, texts } from '../common/json.ts'

type Chunk = { readonly file: string; readonly imports: readonly string[]; readonly css: readonly string[] }
export type Manifest = ReadonlyMap<string, Chunk>

export function readManifest(file: string): Manifest {
  const content = readJson(file)
  return new Map(
    Object.entries(isObject(content) ? content : {}).flatMap(([key, chunk]): (readonly [string, Chunk])[] => {
      if (!isObject(chunk) || typeof chunk['file'] !== 'string') return []
      return [[key, { file: chunk['file'], imports: texts(chunk['imports']), css: texts(chunk['css']) }]]
    }),
  )
}

/** The modules and all they import at once; what they import later is not part of a first load. */
export function closure(manifest: Manifest, keys: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest.get(key)
    if (!chunk) throw new RangeError(`the build has no chunk for ${key}`)
    if (found.has(key)) return
    found.add(key)
    chunk.imports.forEach(visit)
  }
  keys.forEach(visit)
  return found
}

export const filesOf = (
  manifest: Manifest,
  keys: Iterable<string>,
  kind: 'file' | 'css',
): readonly string[] => [
  ...new Set(
    [...keys].flatMap((key) => {
      const chunk = manifest.get(key)
      return chunk ? (kind === 'file' ? [chunk.file] : chunk.css) : []
    }),
  ),
]
