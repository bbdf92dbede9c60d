import { readFileSync } from 'node:fs'

/** How a built page asks for the first script; a server writes the script itself there, which saves a way there and back. */
export const bootTag = '<script src="/boot.js"></script>'

/** The site's first script with this server's own API root written in; the rest of it is the site's. */
export function bootScript(file: string, apiRoot: string | undefined): string {
  const source = readFileSync(file, 'utf8')
  if (apiRoot === undefined) return source
  return source.replace(
    /(apiRoot:\s*)(?:"\/api"|'\/api')/,
    (_all, key: string) => `${key}${JSON.stringify(apiRoot).replaceAll('<', String.raw`\u003c`)}`,
  )
}
