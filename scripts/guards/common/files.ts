import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

const skipped =
  /(?:^|\/)(?:node_modules|dist|storybook-static|coverage|__screenshots__|\.git|\.data|\.cache|test-results|playwright-report)(?:\/|$)/

/** Returns the project files in the given folders as sorted paths relative to the root. */
export function ownFiles(
  root: string,
  folders: readonly string[],
  endings: readonly string[],
): readonly string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      globSync(`**/*.{${endings.join(',')},${endings[0]}}`, {
        cwd: join(root, folder),
        exclude: (name) => skipped.test(name),
      }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => !skipped.test(file))
    .map((file) => file.replaceAll('\\', '/').replace(/^\.\//, ''))
    .toSorted()
}
