/*
 * Builds both pages as an app outside the workspace would: from the packed packages, with the
 * default Vite build.
 */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { unpackPackages } from '../package/unpack.ts'

/** A page of the benchmark: with the kit, or the smallest one without it. */
export type PageName = 'floor' | 'kit'
/** The bytes that a page of the benchmark loads. */
export interface PageBytes {
  /** The bytes of the scripts and style sheets that the page requests, gzipped. */
  readonly code: number
  /** The bytes of the font files that the first screen needs. */
  readonly fonts: number
}

/** The font weights on the first screen. */
const shownFonts = /-(?:400|600)-.+\.woff2$/

const htmlOf = (name: PageName) =>
  `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>${name}</title></head><body><div id="root"></div><script type="module" src="./${name}.tsx"></script></body></html>`

async function buildPage(root: string, name: PageName): Promise<PageBytes> {
  const folder = join(root, 'dist', name)
  writeFileSync(join(root, 'index.html'), htmlOf(name))
  await build({ configFile: false, logLevel: 'error', root, plugins: [react()], build: { outDir: folder } })
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const files = globSync('assets/*', { cwd: folder })
  const fonts = files.filter((file) => shownFonts.test(file))
  const sum = (sizes: readonly number[]) => sizes.reduce((one, other) => one + other, 0)
  return {
    code: sum(
      files
        .filter((file) => html.includes(file))
        .map((file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length),
    ),
    fonts: sum(fonts.map((file) => readFileSync(join(folder, file)).length)),
  }
}

/** Builds the page of the packed kit and the same page by hand, each into `dist/<name>` below the returned `root`. */
export async function buildBenchPages(): Promise<{ root: string; bytes: Record<PageName, PageBytes> }> {
  const root = join(unpackPackages(), 'bench')
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root)
  cpSync(fileURLToPath(new URL('.', import.meta.url)), root, { recursive: true })
  // Without a package.json of their own, the pages would count as part of this package and import
  // its sources.
  writeFileSync(join(root, 'package.json'), '{ "private": true, "type": "module" }')
  return { root, bytes: { floor: await buildPage(root, 'floor'), kit: await buildPage(root, 'kit') } }
}
