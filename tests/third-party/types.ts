import { readFileSync, writeFileSync } from 'node:fs'
import openapiTypescript, { astToString } from 'openapi-typescript'

export const document = new URL('../../packages/api-client/openapi.json', import.meta.url)
const kept = new URL('./generated/schema.d.ts', import.meta.url)

export const keptTypes = (): string => readFileSync(kept, 'utf8')

export const generateTypes = async (): Promise<string> => astToString(await openapiTypescript(document))

if (import.meta.main) writeFileSync(kept, await generateTypes())
