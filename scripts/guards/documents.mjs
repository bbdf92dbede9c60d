// The documents against the project; `--write` renews docs/settings.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { conclude } from './common/finding.ts'
import { checkDocuments } from './documents/check-documents.ts'
import { settingsPage } from './documents/settings-page.ts'

const root = join(import.meta.dirname, '../..')
const page = 'docs/settings.md'
if (process.argv.includes('--write')) writeFileSync(join(root, page), settingsPage())
const { findings, looked } = checkDocuments(root)
const isOld = readFileSync(join(root, page), 'utf8') !== settingsPage()
const old = isOld ? [{ file: page, message: 'is old: pnpm settings:write' }] : []
conclude('Documents', [...findings, ...old], looked)
