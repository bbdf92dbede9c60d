// Checks the documents against the project; `--write` updates docs/settings.md, docs/notices.md and
// docs/retention.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { reportFindings } from './common/finding.ts'
import { checkDocuments } from './documents/check-documents.ts'
import { noticesPage } from '../generated-pages/notices-page.ts'
import { retentionPage } from '../generated-pages/retention-page.ts'
import { settingsPage } from '../generated-pages/settings-page.ts'

const root = join(import.meta.dirname, '../..')
const pages = {
  'docs/settings.md': settingsPage(),
  'docs/notices.md': noticesPage(),
  'docs/retention.md': retentionPage(),
}
if (process.argv.includes('--write'))
  for (const [page, text] of Object.entries(pages)) writeFileSync(join(root, page), text)
const { findings, looked } = checkDocuments(root)
const old = Object.entries(pages)
  .filter(([page, text]) => readFileSync(join(root, page), 'utf8') !== text)
  .map(([file]) => ({ file, message: 'is old: pnpm settings:write' }))
reportFindings('Documents', [...findings, ...old], looked)
