import report from '../packages/ui/tests/api.txt?raw'

const sections: ReadonlyMap<string, string> = new Map(
  report.split(/^\.\//m).map((section) => {
    const [entry = '', ...lines] = section.trimEnd().split('\n')
    return [entry, lines.join('\n')] as const
  }),
)

/**
 * Returns the component folder in the path of a story file, such as `date-picker`. The entry point
 * of the component has the same name.
 */
export const componentFolder = (file: unknown): string =>
  (typeof file === 'string' ? /components\/([a-z-]+)\//.exec(file)?.[1] : undefined) ?? ''

/** Returns the public types of an entry (`packages/ui/tests/api.txt`), formatted for readers. */
export const entryTypes = (folder: string): string =>
  (sections.get(folder) ?? '')
    .replaceAll(/ \| undefined;$/gm, ';')
    .replaceAll(/\(\{[^{}]*\}: /g, '(props: ')
    .replaceAll(/^ +(?=function |interface |type |const |class |\})/gm, '')
    .replaceAll(/^ {6}/gm, '  ')

/** Returns the exports of an entry that are not types. */
export const entryValues = (folder: string): string[] => [
  ...new Set(
    [...entryTypes(folder).matchAll(/^(?:function|const|class) (\w+)/gm)].map(([, name = '']) => name),
  ),
]

const memberOf = (types: string, name: string): string | undefined =>
  new RegExp(`^ +${name}\\??: (.+);$`, 'm').exec(types)?.[1]

/**
 * Returns the type of a prop from the public types of its entry, for a type that the docs parser
 * cannot resolve.
 */
export function typeOfProp(folder: string, prop: string): string | undefined {
  const types = sections.get(folder) ?? ''
  const ofProps = [...types.matchAll(/^ +interface \w+Props\b.*\{\n([^}]*)/gm)]
    .map((found) => found[1])
    .join('')
  const found = memberOf(ofProps, prop) ?? memberOf(types, prop)
  return found?.replace(/ \| undefined$/, '').replace(/^\((.+)\)$/, '$1')
}
