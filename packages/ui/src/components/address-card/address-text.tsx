import { addressParts, isArabic } from '@sakina/text'
import type { ReactNode } from 'react'

/** An address in one line. Each part has its own direction and voice; their order follows the page. */
export const AddressText = ({ line }: { line: string }): ReactNode =>
  addressParts(line).map(({ text, isSeparator }, index) =>
    isSeparator ? (
      text
    ) : (
      <bdi key={index} lang={isArabic(text) ? 'ar' : undefined}>
        {text}
      </bdi>
    ),
  )
