import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the files of a build that contain a font as data, which delays the first paint and repeats it in
 * every sheet.
 */
export const findInlinedFonts = (folder) =>
  readdirSync(join(folder, 'dist'), { recursive: true })
    .filter((file) => /\.(css|js|html)$/.test(file))
    .filter((file) =>
      /data:(font|application\/(x-)?font)/.test(readFileSync(join(folder, 'dist', file), 'utf8')),
    )
    .map((file) => `${file} has a font as data`)
