import { readFileSync } from 'node:fs'

/** The site's first script with this server's own API root written in; the rest of it is the site's. */
export function bootScript(file: string, apiRoot: string | undefined): string {
  const source = readFileSync(file, 'utf8')
  if (apiRoot === undefined) return source
  return source.replace(
    /(apiRoot:\s*)(?:"\/api"|'\/api')/,
    (_all, key: string) => `${key}${JSON.stringify(apiRoot)}`,
  )
}
