import { writeFileSync } from 'node:fs'
import { outputs } from './tokens/outputs.ts'
import { packageRoot, readTokens } from './tokens/source.ts'

for (const [path, text] of outputs(readTokens())) {
  writeFileSync(new URL(path, packageRoot), text)
  console.log(`wrote ${path}`)
}
