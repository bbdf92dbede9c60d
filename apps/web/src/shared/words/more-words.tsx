import { MoreStrings } from '@sakina/ui/provider'
import type { ReactNode } from 'react'

import { MoreMessages } from '../intl/messages-provider.tsx'
import type { Words } from './load-words.ts'

type Props = { words: Words; children: ReactNode }

/** Adds what a page or a part says to what is known above it. */
export const MoreWords = ({ words, children }: Props) => (
  <MoreStrings strings={words.kit}>
    <MoreMessages messages={words.messages}>{children}</MoreMessages>
  </MoreStrings>
)
