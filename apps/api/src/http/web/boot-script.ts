import { readFileSync } from 'node:fs'

/**
 * The tag of the first script in a built page; the server replaces it with the script itself, which saves a
 * request.
 */
export const bootScriptTag = '<script src="/boot.js"></script>'

/** The site's first script with this server's API root inserted. */
export function readBootScript(file: string, apiRoot: string | undefined): string {
  const source = readFileSync(file, 'utf8')
  if (apiRoot === undefined) return source
  return source.replace(
    /(apiRoot:\s*)(?:"\/api"|'\/api')/,
    (_all, key: string) => `${key}${JSON.stringify(apiRoot).replaceAll('<', String.raw`\u003c`)}`,
  )
}
