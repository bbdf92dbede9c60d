import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { catalogueEntries } from './catalogue.ts'

/**
 * Writes the types of message ids and of the values each message needs, read off the Arabic catalogues (the leading
 * language): a forgotten value, or one under another name, does not compile.
 */
const source = join(import.meta.dirname, '../src')
export const typesFile = join(source, 'shared/intl/messages.generated.ts')

type Kind = 'Text' | 'number' | 'Wrap' | 'string'

function collect(elements: readonly MessageFormatElement[], found: Map<string, Kind>): Map<string, Kind> {
  for (const element of elements) {
    switch (element.type) {
      case TYPE.argument:
        if (!found.has(element.value)) found.set(element.value, 'Text')
        break
      case TYPE.number:
        found.set(element.value, 'number')
        break
      case TYPE.plural:
        found.set(element.value, 'number')
        for (const option of Object.values(element.options)) collect(option.value, found)
        break
      case TYPE.select:
        found.set(element.value, 'string')
        for (const option of Object.values(element.options)) collect(option.value, found)
        break
      case TYPE.tag:
        found.set(element.value, 'Wrap')
        collect(element.children, found)
        break
      default:
        break
    }
  }
  return found
}

export function messageTypes(): string {
  const lines = globSync('**/messages/ar.json', { cwd: source })
    .toSorted()
    .flatMap((file) => catalogueEntries(file, readFileSync(join(source, file), 'utf8')))
    .map(([id, text]) => {
      const values = [...collect(parse(text), new Map())].map(([name, kind]) => `${name}: ${kind}`)
      return `  '${id}': ${values.length > 0 ? `{ ${values.join('; ')} }` : 'Record<never, never>'}`
    })
  return `// Written by build/message-types.ts from the Arabic catalogues. Do not edit.
import type { ReactNode } from 'react'

type Text = string | number
type Wrap = (content: ReactNode) => ReactNode

export interface MessageValues {
${lines.join('\n')}
}

export type MessageId = keyof MessageValues
export type { Text, Wrap }
`
}

if (process.argv[1] === import.meta.filename) writeFileSync(typesFile, messageTypes())
