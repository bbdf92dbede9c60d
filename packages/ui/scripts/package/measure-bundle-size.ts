import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { fileURLToPath } from 'node:url'
import { packageRoot } from '../tokens/source.ts'

const name = 'virtual:entry'

/**
 * Measures the cost of an import: bundled for production with everything it needs except React, gzip -9.
 * `exported` selects what is imported, such as `{ Button }`. Code loaded by `import()` is not
 * counted.
 */
export async function measureBundleSize(entry: string, exported = '*'): Promise<number> {
  const from = JSON.stringify(fileURLToPath(new URL(entry, packageRoot)))
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    root: fileURLToPath(packageRoot),
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id.endsWith(name) ? `\0${name}` : undefined),
        load: (id) => (id === `\0${name}` ? `export ${exported} from ${from}` : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      // Builds a page instead of a library, because Vite's library mode would keep the white space
      // of ES modules.
      rolldownOptions: {
        input: name,
        preserveEntrySignatures: 'strict',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        output: { format: 'es', minify: true },
      },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  let bytes = 0
  for (const bundle of outputs) {
    if (!('output' in bundle)) continue
    const chunks = new Map(
      bundle.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
    )
    const first = new Set(
      [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
    )
    // The loop also visits the chunks that it adds: what a first chunk imports is loaded with it.
    for (const fileName of first) {
      chunks.get(fileName)?.imports.forEach((imported) => chunks.has(imported) && first.add(imported))
      bytes += gzipSync(chunks.get(fileName)?.code ?? '', { level: 9 }).length
    }
  }
  return bytes
}
