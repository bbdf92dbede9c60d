import { describe, expect, test } from 'vitest'

import { fixtureProject, projectRoot, spawning, type Files } from '../fixtures/fixture-project.ts'
import { checkUncalledRules } from './check-uncalled-rules.ts'

/** What the guard finds in the miniature workspace, where the calendar is called by nobody. */
const uncalled = (changes: Files) =>
  checkUncalledRules(
    fixtureProject({ 'packages/domain/src/calendar/index.ts': '', ...changes }),
  ).findings.map(({ file, line, message }) => `${file}:${line ?? ''} ${message.split(':', 1)[0] ?? ''}`)

const fees = 'packages/domain/src/fees/index.ts'
const caller = 'apps/web/src/shared/config/fees.ts'
const because = (line: number, name: string, file = fees) =>
  `${file}:${line} no production code calls ${name}`

describe('rules without a caller', () => {
  test('there are none in a clean house', () => {
    expect(uncalled({})).toEqual([])
  })

  test('a rule that only a test or a story calls is one', () => {
    expect(
      uncalled({
        [fees]: 'export const fee = 200\n',
        'packages/domain/src/fees/fees.test.ts': "import { fee } from './index.ts'\nfee\n",
        'apps/api/test/fees.test.ts': "import { fee } from '@sakina/domain/fees'\nfee\n",
        'packages/ui/src/components/note/fee.stories.tsx': "import { fee } from '@sakina/domain/fees'\nfee\n",
      }),
    ).toEqual([because(1, 'fee')])
  })

  test('a rule that only another uncalled rule uses is one', () => {
    expect(
      uncalled({
        [fees]: 'const share = 25\nexport const fee = (value: number) => value * share\n',
      }),
    ).toEqual([because(1, 'share'), because(2, 'fee')])
  })

  test('a name after a dot or of a field is no use of a rule', () => {
    expect(
      uncalled({
        [fees]: 'const share = 25\nexport const fee = (rates: { share: number }) => rates.share\n',
        [caller]: "import { fee } from '@sakina/domain/fees'\nexport const shown = fee({ share: 1 })\n",
      }),
    ).toEqual([because(1, 'share')])
  })

  test('what a called rule uses is called, through other files and entries, types included', () => {
    expect(
      uncalled({
        [fees]: "export { fee } from './fee.ts'\nexport type { Fee } from './fee.ts'\n",
        'packages/domain/src/fees/fee.ts':
          "import { share } from '../shares/index.ts'\nexport type Fee = number\nexport const fee = (value: number): Fee => value * share\n",
        'packages/domain/src/shares/index.ts': "export * from './share.ts'\n",
        'packages/domain/src/shares/share.ts': 'export const share = 25\nexport const half = 50\n',
        [caller]: "import { fee } from '@sakina/domain/fees'\nexport const shown = fee(3)\n",
      }),
    ).toEqual([because(2, 'half', 'packages/domain/src/shares/share.ts')])
  })

  test('of an entry handed on as a whole, what is read by its name is called', () => {
    expect(
      uncalled({
        [fees]: 'export const fee = 200\nexport const fine = 50\n',
        [caller]: "export * from '@sakina/domain/fees'\n",
        'apps/web/src/shared/config/shown.ts':
          "export const shown = async () => (await import('./fees.ts')).fee\n",
      }),
    ).toEqual([because(2, 'fine')])
  })

  test('the project is looked at as a whole', spawning, () => {
    expect(checkUncalledRules(projectRoot).looked).toMatch(/^\d{3} definitions$/)
  })
})
