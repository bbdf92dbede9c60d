import { globSync } from 'node:fs'

/** `./*` as the entries it stands for, since a wildcard is passed over by the checks: `./money`, `./calendar`. */
export function spelledOut(folder: string, entry: string, target: string): readonly string[] {
  const [before, after] = target.replace(/^\.\//, '').split('*')
  if (!entry.includes('*') || before === undefined || after === undefined) return [entry]
  return globSync(`${before}*${after}`, { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .map((file) => entry.replace('*', file.slice(before.length, file.length - after.length)))
    .toSorted()
}
