import { isArabic } from '@sakina/text'
import type { ReactNode } from 'react'

export interface OwnTextProps {
  children: string
  className?: string | undefined
}

/** What a person wrote: in its own text direction and, if its letters are Arabic, in an Arabic voice. */
export function OwnText({ children, className }: OwnTextProps): ReactNode {
  return (
    <bdi lang={isArabic(children) ? 'ar' : undefined} className={className}>
      {children}
    </bdi>
  )
}
