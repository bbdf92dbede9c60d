import { readFileSync, writeFileSync } from 'node:fs'
import openapiTypescript, { astToString } from 'openapi-typescript'

export const openApiFile = new URL('../../packages/api-client/openapi.json', import.meta.url)
const kept = new URL('./generated/schema.d.ts', import.meta.url)

export const readCommittedOpenApiTypes = (): string => readFileSync(kept, 'utf8')

export const generateTypes = async (): Promise<string> => astToString(await openapiTypescript(openApiFile))

if (import.meta.main) writeFileSync(kept, await generateTypes())
