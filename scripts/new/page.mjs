import {
  insertBefore,
  camelCase,
  pascalCase,
  createProjectFileReader,
  requireNewFiles,
  sentenceCase,
} from './write.mjs'

/** Creates a page for signed-in customers, with a feature and its messages in both languages. */
export function createPage({ root, name }) {
  const read = createProjectFileReader(root)
  const [key, Name] = [camelCase(name), pascalCase(name)]
  const feature = `apps/web/src/features/${name}`
  const paths = 'apps/web/src/shared/config/paths.ts'
  const [list, titles] = ['apps/web/src/app/page-list.ts', 'apps/web/src/app/page-titles.ts']
  const route = `apps/web/src/routes/${name}.tsx`
  const journey = `tests/e2e/${name}.spec.ts`
  requireNewFiles(root, [feature, route, journey])
  const messages = (title, text) =>
    `${JSON.stringify({ [`${key}.title`]: title, [`${key}.text`]: text }, null, 2)}\n`
  const files = {
    [paths]: insertBefore(
      read(paths),
      '} as const',
      `  ${key}: { pattern: '/${Name}', to: () => '/${Name}' },\n`,
    ),
    [list]: insertBefore(
      read(list),
      ']\n\n/** Returns the module of a page',
      `  portal('${name}', '${key}'),\n`,
    ),
    [titles]: insertBefore(
      read(titles),
      '}\n\n/** The pages that then show',
      `  ${/^[a-z]+$/.test(name) ? name : `'${name}'`}: '${key}.title',\n`,
    ),
    [route]: `import { ${Name} as Content } from '../features/${name}/${name}.tsx'

export default function ${Name}() {
  return (
    <div className="mx-auto max-w-reading px-4 py-8">
      <Content />
    </div>
  )
}
`,
    [`${feature}/${name}.tsx`]: `import { useText } from '../../shared/intl/use-text.ts'

export function ${Name}() {
  const t = useText()
  return (
    <>
      <h1 className="text-heading">{t('${key}.title')}</h1>
      <p className="text-text-muted">{t('${key}.text')}</p>
    </>
  )
}
`,
    [`${feature}/messages/ar.json`]: messages('عنوان الصفحة', 'ما تعرضه هذه الصفحة.'),
    [`${feature}/messages/en.json`]: messages(sentenceCase(name), 'What this page shows.'),
    [journey]: `import { demoCustomer, createSession, signInAs } from '../support/customer.ts'
import { expect, test } from '../support/test.ts'

test('a customer reads ${sentenceCase(name).toLowerCase()} @route:/${Name}', async ({ page, at }) => {
  await signInAs(page, await createSession(demoCustomer.nationalId, demoCustomer.password))
  await page.goto(at('/${Name}'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
`,
  }
  return {
    files,
    commands: [['--filter', '@sakina/web', 'messages']],
    next: [
      'a public page: `prerendered` instead of `portal`, its group in .size-limit.mjs, its folder in build/messages.ts',
      'a link to it: paths in the menu or the page it is reached from',
    ],
  }
}
