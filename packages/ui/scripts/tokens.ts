import { writeFileSync } from 'node:fs'
import { generatedFiles } from './tokens/outputs.ts'
import { packageRoot, readTokens } from './tokens/source.ts'

for (const [path, text] of generatedFiles(readTokens())) {
  writeFileSync(new URL(path, packageRoot), text)
  console.log(`wrote ${path}`)
}
