import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const camelCase = (name) => name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase())
export const pascalCase = (name) => camelCase(name).replace(/^./, (letter) => letter.toUpperCase())
export const sentenceCase = (name) =>
  name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())

/** Returns the source with a text inserted before the last match of a line. */
export function insertBefore(source, line, added) {
  const at = source.lastIndexOf(line)
  if (at === -1) throw new Error(`no line ${JSON.stringify(line)}`)
  return `${source.slice(0, at)}${added}${source.slice(at)}`
}

/** Returns the source with names added to the import of a module. */
export function addImport(source, names, from) {
  const known = new RegExp(`import \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}'\\n`).exec(source)
  const all = new Set([...(known?.[1] ?? '').split(',').map((name) => name.trim()), ...names])
  const line = `import { ${[...all].filter((name) => name !== '').join(', ')} } from '${from}'\n`
  return known === null ? `${line}${source}` : source.replace(known[0], () => line)
}

/** Returns a function that reads a file of the project as text. */
export const createProjectFileReader = (root) => (path) => readFileSync(join(root, path), 'utf8')

/** Stops before anything is written if a new file already exists. */
export function requireNewFiles(root, paths) {
  const taken = paths.find((path) => existsSync(join(root, path)))
  if (taken !== undefined) throw new Error(`${taken} is there already`)
}

/** Writes new files and makes their folders. */
export function writeProjectFiles(root, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}
