import { describe, expect, test } from 'vitest'

import { temporaryFolder, writeFixtureFiles } from '../fixtures/fixture-project.ts'
import { checkDocuments } from './check-documents.ts'

const listed = '- `pnpm start`: a\n- `pnpm visual:update`: b\n'

function said(readme: string, commands = listed) {
  const root = temporaryFolder()
  writeFixtureFiles(root, {
    'package.json': JSON.stringify({ scripts: { start: 'node start', 'visual:update': 'node update' } }),
    'packages/ui/package.json': JSON.stringify({ name: '@house/ui', scripts: { tokens: 'node tokens' } }),
    'docs/operations.md': '# Operations\n',
    'docs/commands.md': commands,
    'README.md': readme,
  })
  return checkDocuments(root).findings.map(({ line, message }) => `${line}: ${message}`)
}

describe('a document', () => {
  test('a document is valid if its links and commands exist', () => {
    expect(
      said(
        'See [operations](docs/operations.md#backup), `npm start`, `pnpm visual:update` or\n\n```\nPORT=1 pnpm --filter @house/ui tokens --all\nnpm run start\npnpm exec vitest\n```\n[away](https://example.org)\n',
      ),
    ).toEqual([])
  })

  test('a document is rejected for a broken link', () => {
    expect(said('one\n[two](docs/gone.md)\n')).toEqual(['2: leads to docs/gone.md, which is not there'])
  })

  test('a Markdown file that names a command which does not exist is rejected', () => {
    expect(said('Run `pnpm sweep`.\n\n```\npnpm --filter @house/ui paint\n```\n')).toEqual([
      '1: there is no command sweep',
      '4: there is no command paint in @house/ui',
    ])
    expect(said('`pnpm --filter @house/roof tiles`')).toEqual(['1: there is no package @house/roof'])
  })

  test('the document that lists the commands is rejected if it misses one', () => {
    expect(said('', '- `pnpm start`: a\n')).toEqual(['1: has no line for pnpm visual:update'])
  })
})
