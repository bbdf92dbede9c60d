import { writeFile } from 'node:fs/promises'
import { openApiDocument } from '../src/openapi/index.ts'

const target = new URL('../openapi.json', import.meta.url)
const document = openApiDocument()
await writeFile(target, `${JSON.stringify(document, null, 2)}\n`)
console.log('openapi.json is written')
