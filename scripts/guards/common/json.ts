import { readFileSync } from 'node:fs'

export type JsonObject = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function readJson(file: string): unknown {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return content
}
