import { resolve } from 'node:path'

/** pnpm goes to a package's own folder to run its commands; a path somebody gives is meant from where they stand. */
export const pathHere = (path: string): string => resolve(process.env['INIT_CWD'] ?? '.', path)

/** The environment, with its folders as whoever gave them means them. */
export function environmentHere(): Readonly<Record<string, string | undefined>> & {
  readonly DATA_DIR: string
} {
  const { DATA_DIR: data, WEB_DIST: site } = process.env
  return {
    ...process.env,
    DATA_DIR: data === ':memory:' ? data : pathHere(data === undefined || data === '' ? '.data' : data),
    ...(site !== undefined && site !== '' && { WEB_DIST: pathHere(site) }),
  }
}
