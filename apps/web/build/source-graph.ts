import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const packages = join(import.meta.dirname, '../../../packages')
const kit = join(packages, 'ui/src')
const rules = join(packages, 'domain/src/validation')

/** An import of code: types leave no trace. `import(…)` of a part is left out, since a part brings its own words. */
const imported = [
  /(?:^|\n)\s*(?:import|export)\s(?!type\b)[^'"`;]*?from\s*['"]([^'"]+)['"]/g,
  /(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g,
  /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
]

/** Where a piece begins that is fetched on its own, with its own words. */
const isPart = (file: string) => file.endsWith('.part.tsx')

function resolved(from: string, name: string): string | undefined {
  if (name.startsWith('.')) return resolve(dirname(from), name)
  const component = /^@sakina\/ui\/([\w-]+)$/.exec(name)?.[1]
  return component === undefined ? undefined : join(kit, 'components', component, 'index.ts')
}

const read = (file: string) => readFileSync(file, 'utf8')

let homes: ReadonlyMap<string, string> | undefined

/** Which file each rule of a form is written in, by what the package's door says. */
function homesOfRules(): ReadonlyMap<string, string> {
  homes ??= new Map(
    [...read(join(rules, 'index.ts')).matchAll(/export \{([^}]+)\} from '\.\/([\w-]+\.ts)'/g)].flatMap(
      ([, names = '', file = '']) =>
        names.split(',').map((name): [string, string] => [name.trim(), join(rules, file)]),
    ),
  )
  return homes
}

const ruleNamed = /\b(?:validate|[a-z]\w+(?:Schema|Problem|Warning))\b/g

/** The files of the rules a source names: a form speaks the sentences of its own rules, not of every form's. */
const rulesOf = (source: string): string[] => [
  ...new Set([...source.matchAll(ruleNamed)].flatMap(([name]) => homesOfRules().get(name) ?? [])),
]

const isRule = (file: string) => file.startsWith(`${rules}/`)

/** The list of every key there is: who carries it says none of them by that. */
const listOfKeys = join(rules, 'message-keys.ts')

/** The site's and the kit's sources that an entry brings along, and the rules of its forms. */
export function sourcesOf(entry: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const visit = (file: string) => {
    if (found.has(file) || file === listOfKeys || !/\.tsx?$/.test(file) || !existsSync(file)) return
    const source = read(file)
    found.set(file, source)
    rulesOf(source).forEach(visit)
    for (const pattern of imported)
      for (const [, name = ''] of source.matchAll(pattern)) {
        const next = resolved(file, name)
        if (next !== undefined && !isPart(next) && (!isRule(file) || isRule(next))) visit(next)
      }
  }
  visit(entry)
  return found
}
