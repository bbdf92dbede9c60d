import { globSync } from 'node:fs'
import { join } from 'node:path'

const skipped =
  /(?:^|\/)(?:node_modules|dist|storybook-static|coverage|__screenshots__|\.git|\.data|\.cache|test-results|playwright-report)(?:\/|$)/

/** Returns the project files in the given folders as sorted paths relative to the root. */
export function listProjectFiles(
  root: string,
  folders: readonly string[],
  endings: readonly string[],
): readonly string[] {
  return folders
    .flatMap((folder) =>
      globSync(`**/*.{${endings.join(',')},${endings[0]}}`, {
        cwd: join(root, folder),
        exclude: (name) => skipped.test(name),
      }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => !skipped.test(file))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
}
