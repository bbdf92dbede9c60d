/*
 * Writes a Markdown page for each entry, for people without Storybook and for language models, from the
 * metadata of the component, its public types and the code of its stories. `llms.txt` is the index.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { shownSamples } from '../../../../.storybook/samples-plugin.ts'
import type { Bilingual } from '../../src/story-kit/texts-in-toolbar-language.ts'
import { isComponentMeta } from '../../src/story-kit/meta.ts'
import type { ComponentMeta } from '../../src/story-kit/meta.ts'
import { packageRoot } from '../tokens/source.ts'
import { components } from './exports.ts'
import { propsOf } from './props.ts'

type Locale = 'ar' | 'en'
interface Page {
  readonly entry: string
  readonly name: string
  readonly group: string
  readonly meta: ComponentMeta
  readonly samples: readonly { readonly story: string; readonly code: string }[]
  readonly types: string
}

const folder = fileURLToPath(new URL('src/components', packageRoot))

const words = {
  instead: { ar: 'وإلا', en: 'Otherwise' },
  do: { ar: 'ما ينبغي', en: 'Do' },
  dont: { ar: 'ما لا ينبغي', en: 'Don’t' },
  accessibility: { ar: 'إمكانية الوصول', en: 'Accessibility' },
  keyboard: { ar: 'لوحة المفاتيح', en: 'Keyboard' },
  key: { ar: 'المفتاح', en: 'Key' },
  does: { ar: 'ما يفعله', en: 'What it does' },
} as const

const typesByEntry = (): ReadonlyMap<string, string> =>
  new Map(
    readFileSync(new URL('tests/api.txt', packageRoot), 'utf8')
      .split(/^\.\//m)
      .map((section) => {
        const [entry = '', ...lines] = section.trimEnd().split('\n')
        return [entry, lines.map((line) => line.replace(/^ {2,4}(?=\S)|^ {4}/, '')).join('\n')] as const
      }),
  )

async function metaOf(entry: string): Promise<ComponentMeta | undefined> {
  const file = join(folder, entry, `${entry}.meta.ts`)
  if (!existsSync(file)) return undefined
  const module: Readonly<Record<string, unknown>> = await import(file)
  return Object.values(module).find(isComponentMeta)
}

const spaced = (story: string): string => story.replaceAll(/\B(?=[A-Z][a-z]|(?<=[a-z])[A-Z])/g, ' ')

async function pageOf(entry: string, types: string): Promise<Page | undefined> {
  const meta = await metaOf(entry)
  const file = join(folder, entry, `${entry}.stories.tsx`)
  if (!meta || !existsSync(file)) return undefined
  const source = readFileSync(file, 'utf8')
  const [, group = '', name = ''] = /title: 'Components\/([^/']+)\/([^']+)'/.exec(source) ?? []
  const all = await shownSamples(file)
  const samples = all
    // Stories that differ only in their play function have the same sample, which is shown once.
    .filter(([, { en }], at) => all.findIndex(([, other]) => other.en === en) === at)
    // The first sample is in Arabic, like the product. The others are in English, for more readers.
    .map(([story, { ar, en }], index) => ({ story: spaced(story), code: index === 0 ? ar : en }))
  return { entry, name, group, meta, samples, types }
}

const list = (title: string, points: readonly Bilingual<string>[], locale: Locale): string[] =>
  points.length === 0 ? [] : [`### ${title}`, points.map((point) => `- ${point[locale]}`).join('\n')]

function advice({ purpose, choice, keys, ...meta }: ComponentMeta, locale: Locale): string[] {
  const neighbours = choice?.instead.map((each) => `- ${each.if[locale]}: [\`${each.use}\`](${each.use}.md)`)
  const rows = Object.values(keys ?? {}).map((row) => `| ${row.keys.join(', ')} | ${row.does[locale]} |`)
  return [
    purpose[locale],
    ...(choice ? [choice.when[locale]] : []),
    ...(neighbours?.length ? [`### ${words.instead[locale]}`, neighbours.join('\n')] : []),
    ...list(words.do[locale], meta.do, locale),
    ...list(words.dont[locale], meta.dont, locale),
    ...list(words.accessibility[locale], meta.accessibility, locale),
    ...(rows.length > 0
      ? [
          `### ${words.keyboard[locale]}`,
          [`| ${words.key[locale]} | ${words.does[locale]} |`, '| --- | --- |', ...rows].join('\n'),
        ]
      : []),
  ]
}

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`)

/** Returns a table for each exported props type of the entry, with the comment of each prop. */
function propTables(entry: string): string[] {
  const index = join(folder, entry, 'index.ts')
  const names = new Set(readFileSync(index, 'utf8').match(/\b\w+Props\b/g))
  return [...names].flatMap((name) => {
    const { props, others } = propsOf(index, name) ?? { props: [], others: [] }
    const rows = props.map(
      (prop) =>
        `| \`${prop.name}\`${prop.required ? ', required' : ''} | \`${cell(prop.type)}\` | ${cell(prop.says)} |`,
    )
    return [
      ...(props.length > 0
        ? [`### ${name}`, ['| Prop | Type | What it is |', '| --- | --- | --- |', ...rows].join('\n')]
        : []),
      ...(props.length > 0 && others.length > 0 ? [`Besides: \`${others.join('`, `')}\`.`] : []),
    ]
  })
}

const fenced = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``

const section = (title: string, parts: readonly string[]): readonly string[] =>
  parts.length > 0 ? [title, ...parts] : []

function markdownOf({ entry, name, meta, samples, types }: Page): string {
  return [
    `# ${name} · ${meta.arabicName}`,
    [
      `\`@sakina/ui/${entry}\`, styles in \`@sakina/ui/${entry}.css\`.`,
      meta.server ? 'A server component.' : 'Client code.',
      `At most ${meta.budget} kB gzip without React.`,
    ].join(' '),
    ...advice(meta, 'en'),
    '## بالعربية',
    ...advice(meta, 'ar'),
    '## Examples',
    ...samples.flatMap(({ story, code }) => [`### ${story}`, fenced('tsx', code)]),
    ...section('## Props', propTables(entry)),
    '## Types',
    // The block names no language: it lists declarations, and is no code to copy.
    fenced('', types),
  ]
    .join('\n\n')
    .concat('\n')
}

function indexOf(pages: readonly Page[]): string {
  const groups = Map.groupBy(pages, ({ group }) => group)
  const sections = [...groups].map(([group, members]) =>
    [
      `## ${group}`,
      members
        .map(({ entry, name, meta }) => `- [${name} (${meta.arabicName})](${entry}.md): ${meta.purpose.en}`)
        .join('\n'),
    ].join('\n\n'),
  )
  return [
    '# @sakina/ui',
    '> An Arabic-first React kit: right to left and left to right, light, dark and high contrast, three digit scripts, two calendars. One entry a component (`@sakina/ui/button`) with a style sheet of the same name (`@sakina/ui/button.css`) beside `@sakina/ui/core.css`.',
    'Every component stands in a `Provider` (`@sakina/ui/provider`), which takes `locale` and the words of `@sakina/ui/strings/ar` or `/en`. Set-up, forms, theming, servers and tests: README.md of the package. These pages are `@sakina/ui/docs/<entry>.md`.',
    ...sections,
  ]
    .join('\n\n')
    .concat('\n')
}

/** Calls `write` with the name and the text of each documentation file. */
export async function writeDocs(write: (name: string, text: string) => void): Promise<void> {
  const types = typesByEntry()
  const all = await Promise.all(components().map((entry) => pageOf(entry, types.get(entry) ?? '')))
  const pages = all.filter((page) => page !== undefined)
  for (const page of pages) write(`${page.entry}.md`, markdownOf(page))
  write('llms.txt', indexOf(pages))
}
