import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Files of a build that carry a font as data, on the way of the first paint and once for every sheet. */
export const inlinedFonts = (folder) =>
  readdirSync(join(folder, 'dist'), { recursive: true })
    .filter((file) => /\.(css|js|html)$/.test(file))
    .filter((file) =>
      /data:(font|application\/(x-)?font)/.test(readFileSync(join(folder, 'dist', file), 'utf8')),
    )
    .map((file) => `${file} has a font as data`)
