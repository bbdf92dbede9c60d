import { globSync, statSync } from 'node:fs'
import { resolveFromRoot } from './root.mjs'

/**
 * The maximum size of all committed pictures: 122 components in six looks. Git keeps every version of
 * them.
 */
export const maxPictureBytes = 14_500_000

/** Lists the reference screenshots of the stories. */
export const listPictures = () =>
  globSync('.storybook/__screenshots__/**/*.png', { cwd: resolveFromRoot() }).map((file) =>
    resolveFromRoot(file),
  )

/** Returns the size of files in bytes. */
export const totalBytes = (files) => files.reduce((sum, file) => sum + statSync(file).size, 0)

/** Returns a number of bytes in megabytes, with one decimal. */
export const formatMegabytes = (bytes) => (bytes / 1_000_000).toFixed(1)
