import { resolve } from 'node:path'

/**
 * Resolves a relative path from the folder of the caller, because pnpm runs commands in the package's
 * folder.
 */
export const resolveFromCallerFolder = (path: string): string => resolve(process.env['INIT_CWD'] ?? '.', path)

/**
 * Returns the environment with the data folder, `.data` by default, and the folders of the built
 * site and office resolved from the folder of the caller.
 */
export function readCommandEnvironment(): Readonly<Record<string, string | undefined>> & {
  readonly DATA_DIR: string
} {
  const { DATA_DIR: data, WEB_DIST: site, OFFICE_DIST: office } = process.env
  return {
    ...process.env,
    DATA_DIR:
      data === ':memory:'
        ? data
        : resolveFromCallerFolder(data === undefined || data === '' ? '.data' : data),
    ...(site !== undefined && site !== '' && { WEB_DIST: resolveFromCallerFolder(site) }),
    ...(office !== undefined && office !== '' && { OFFICE_DIST: resolveFromCallerFolder(office) }),
  }
}
