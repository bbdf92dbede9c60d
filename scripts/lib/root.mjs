import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const cacheFolder = join(root, '.cache')
/** Returns a path inside the repository. */
export const resolveFromRoot = (...parts) => join(root, ...parts)
