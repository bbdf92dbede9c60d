import report from '../packages/ui/tests/api.txt?raw'

const sections: ReadonlyMap<string, string> = new Map(
  report.split(/^\.\//m).map((section) => {
    const [entry = '', ...lines] = section.trimEnd().split('\n')
    return [entry, lines.join('\n')] as const
  }),
)

/** The folder of a component, which is its entry point, from the file of its stories. */
export const folderOf = (file: unknown): string =>
  (typeof file === 'string' ? /components\/([a-z-]+)\//.exec(file)?.[1] : undefined) ?? ''

/** The types of an entry as they are promised (`packages/ui/tests/api.txt`), laid out to be read. */
export const typesOf = (folder: string): string =>
  (sections.get(folder) ?? '')
    .replaceAll(/ \| undefined;$/gm, ';')
    .replaceAll(/\(\{[^{}]*\}: /g, '(props: ')
    .replaceAll(/^ +(?=function |interface |type |const |class |\})/gm, '')
    .replaceAll(/^ {6}/gm, '  ')

/** What an entry gives besides types. */
export const valuesOf = (folder: string): string[] => [
  ...new Set([...typesOf(folder).matchAll(/^(?:function|const|class) (\w+)/gm)].map(([, name = '']) => name)),
]

const memberOf = (types: string, name: string): string | undefined =>
  new RegExp(`^ +${name}\\??: (.+);$`, 'm').exec(types)?.[1]

/** The type of a prop, where the reader of the sources gives up. */
export function typeOfProp(folder: string, prop: string): string | undefined {
  const types = sections.get(folder) ?? ''
  const ofProps = [...types.matchAll(/^ +interface \w+Props\b.*\{\n([^}]*)/gm)]
    .map((found) => found[1])
    .join('')
  const found = memberOf(ofProps, prop) ?? memberOf(types, prop)
  return found?.replace(/ \| undefined$/, '').replace(/^\((.+)\)$/, '$1')
}
