import { globSync, statSync } from 'node:fs'
import { inRoot } from './root.mjs'

/** What the committed pictures may take together: 119 components in six looks, and history keeps every set. */
export const maxPictureBytes = 13_600_000

export const pictures = () =>
  globSync('.storybook/__screenshots__/**/*.png', { cwd: inRoot() }).map((file) => inRoot(file))

export const totalBytes = (files) => files.reduce((sum, file) => sum + statSync(file).size, 0)

export const inMegabytes = (bytes) => (bytes / 1_000_000).toFixed(1)
