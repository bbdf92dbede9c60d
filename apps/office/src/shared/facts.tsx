import { KeyValueList } from '@sakina/ui/key-value-list'
import type { ReactNode } from 'react'

import type { MessageId } from './arabic-messages.ts'
import { useText } from './text.ts'

/** A fact about a record; one without a value is not shown. */
export type Fact = { readonly label: MessageId; readonly value: ReactNode; readonly wide?: boolean }

/** The facts of a record that are known. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const t = useText()
  const items = facts
    .filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false)
    .map(({ label, ...fact }) => ({ label: t(label), ...fact }))
  return <KeyValueList layout="columns" items={items} />
}
