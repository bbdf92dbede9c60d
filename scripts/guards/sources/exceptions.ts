import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Finding } from '../common/finding.ts'
import { readExceptions } from '../lint/rule.ts'

const list = 'scripts/guards/lint/exceptions.json'

/** An exception says why it is one, and goes when its reason has gone. */
export function exceptionFindings(root: string): readonly Finding[] {
  return readExceptions(join(root, list)).flatMap(({ rule, file, text, reason }): readonly Finding[] => {
    const entry = `${rule} “${text}” in ${file}`
    if (reason.trim().length < 20) return [{ file: list, message: `${entry}: the reason is missing` }]
    const stands = existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8').includes(text)
    return stands
      ? []
      : [{ file: list, message: `${entry}: no such text there any more, take the entry out` }]
  })
}
