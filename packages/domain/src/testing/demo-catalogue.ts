/// <reference types="node" />
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// Searches upwards for the root of the workspace, because mutation runs test a copy in a deeper folder.
const rootFrom = (folder: string): string =>
  existsSync(join(folder, 'pnpm-workspace.yaml')) ? folder : rootFrom(dirname(folder))

/** The text of the demo catalogue, for tests that recalculate its figures. */
export const demoCatalogue = (): string =>
  readFileSync(join(rootFrom(import.meta.dirname), 'apps/api/catalogue/catalogue.json'), 'utf8')
