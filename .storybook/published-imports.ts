import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'oxc-parser'

const kit = join(import.meta.dirname, '../packages/ui/src')

/** Returns the entry of the package that contains a file, if there is one. */
function entryOf(file: string): string | undefined {
  const path = relative(kit, file)
  const [, entry] =
    /^components\/([\w-]+)\/index\.ts$/.exec(path) ??
    /^(art\/\w+|tokens)\/index\.ts$/.exec(path) ??
    /^(strings\/\w+|art\/illustrations\/[\w-]+)\.tsx?$/.exec(path) ??
    []
  return entry && `@sakina/ui/${entry}`
}

/** Files that a story imports for its documentation and its play function. */
const onlyForTests =
  /\.(?:meta|keys)\.ts$|\/testers\/|story-kit\/(?:index|texts-in-toolbar-language|popup-checks|print)\.ts$/

/**
 * Returns a source whose imports an app can resolve: files of the repository outside the package are
 * written in their place.
 */
export function withPublishedImports(source: string, file: string, done = new Set<string>()): string {
  let code = ''
  let at = 0
  for (const { start, end, moduleRequest } of parseSync(file, source).module.staticImports) {
    const target = join(dirname(file), moduleRequest.value)
    if (!moduleRequest.value.startsWith('.')) continue
    code += source.slice(at, start)
    at = end
    const entry = entryOf(target)
    if (entry) code += `${source.slice(start, moduleRequest.start)}'${entry}'`
    else if (!done.has(target) && !onlyForTests.test(target)) {
      done.add(target)
      code += withPublishedImports(readFileSync(target, 'utf8'), target, done).replaceAll(/^export /gm, '')
    }
  }
  return code + source.slice(at)
}
