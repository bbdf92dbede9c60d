import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Generates the types of message ids and of their values from the Arabic catalogues, which lead. A missing
 * or misnamed value then fails to compile.
 */
const source = join(import.meta.dirname, '../src')
export const messageTypesFile = join(source, 'shared/intl/messages.generated.ts')

const kinds: Readonly<Partial<Record<TYPE, string>>> = {
  [TYPE.argument]: 'Text',
  [TYPE.number]: 'number',
  [TYPE.plural]: 'number',
  [TYPE.select]: 'string',
  [TYPE.tag]: 'Wrap',
}

function collect(elements: readonly MessageFormatElement[], found: Map<string, string>): Map<string, string> {
  for (const element of elements) {
    const kind = kinds[element.type]
    const isKnown = element.type === TYPE.argument && found.has(element.value)
    if (kind !== undefined && 'value' in element && !isKnown) found.set(element.value, kind)
    if ('options' in element) for (const { value } of Object.values(element.options)) collect(value, found)
    if ('children' in element) collect(element.children, found)
  }
  return found
}

export function generateMessageTypes(): string {
  const lines = globSync('**/messages/ar.json', { cwd: source })
    .toSorted()
    .flatMap((file) => Object.entries<string>(JSON.parse(readFileSync(join(source, file), 'utf8'))))
    .map(([id, text]) => {
      const values = [...collect(parse(text), new Map())].map(([name, kind]) => `${name}: ${kind}`)
      return `  '${id}': ${values.length > 0 ? `{ ${values.join('; ')} }` : 'Record<never, never>'}`
    })
  return `// Written by scripts/message-types.ts from the Arabic catalogues. Do not edit.
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

if (process.argv[1] === import.meta.filename) writeFileSync(messageTypesFile, generateMessageTypes())
