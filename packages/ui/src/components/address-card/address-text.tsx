import { addressParts } from '@sakina/text'
import type { ReactNode } from 'react'
import { OwnText } from '../../internal/own-text.tsx'

/** An address in one line. Each part has its own direction and voice; their order follows the page. */
export const AddressText = ({ line }: { line: string }): ReactNode =>
  addressParts(line).map(({ text, isSeparator }, index) =>
    isSeparator ? text : <OwnText key={index}>{text}</OwnText>,
  )
