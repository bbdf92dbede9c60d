import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Keeps compiled modules for the next start, which then takes half the time and some 20 MB less memory. This
// file is JavaScript, so that Node compiles nothing before the folder is set. The server also starts when
// the folder is not writable.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)))

// `--compile` only fills the folder, for an image that is built once and started often.
await import(process.argv.includes('--compile') ? './server.ts' : './main.ts')
