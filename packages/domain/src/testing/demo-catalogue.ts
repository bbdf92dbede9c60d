/// <reference types="node" />
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// The workspace's root is looked for upwards, since mutation runs test a copy that lies deeper.
const rootFrom = (folder: string): string =>
  existsSync(join(folder, 'pnpm-workspace.yaml')) ? folder : rootFrom(dirname(folder))

/** The demo catalogue's text, for tests that recompute what it promises. */
export const demoCatalogue = (): string =>
  readFileSync(join(rootFrom(import.meta.dirname), 'apps/api/catalogue/catalogue.json'), 'utf8')
