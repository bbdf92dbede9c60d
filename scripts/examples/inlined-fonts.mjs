import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the files of a build that contain a font as data, which delays the first paint and repeats it in
 * every sheet.
 */
export function findInlinedFonts(folder) {
  const build = [join(folder, 'dist'), join(folder, '.next/static')].find((each) => existsSync(each))
  return readdirSync(build, { recursive: true })
    .filter((file) => /\.(css|js|html)$/.test(file))
    .filter((file) => /data:(font|application\/(x-)?font)/.test(readFileSync(join(build, file), 'utf8')))
    .map((file) => `${file} has a font as data`)
}
