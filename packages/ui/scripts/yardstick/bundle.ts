import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const folder = fileURLToPath(new URL('.', import.meta.url))
const entry = `${folder}page-of-the-yardstick.js`

export type Page = { readonly script: string; readonly bytes: number }

/** One page as one script, as a site would ship it, React in it. */
export async function bundle(source: string): Promise<Page> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    root: folder,
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'page',
        enforce: 'pre' as const,
        // the kit promises that its files do nothing by being imported; a page does
        resolveId: (id) =>
          id === entry || id.endsWith('kit-page.tsx') ? { id, moduleSideEffects: true } : undefined,
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'es', minify: true, codeSplitting: false } },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunks = outputs.flatMap((each) => ('output' in each ? each.output : []))
  const script = chunks.flatMap((each) => (each.type === 'chunk' ? [each.code] : [])).join('\n')
  return { script, bytes: gzipSync(script, { level: 9 }).length }
}
