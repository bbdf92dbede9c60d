'use client'
import { toArabicIndicDigits } from '@sakina/text'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { fillPlaceholders } from '../../strings/fill-placeholders.ts'
import { useKit } from '../provider/context.ts'

export interface IdNumberProps extends RootProps {
  /** The number of a national ID or an iqama. */
  number: string
  /** Shows only the last four digits, for privacy. */
  masked?: boolean | undefined
}

/** An identity number, left to right in every language. */
export function IdNumber({ number, masked = false, className, ...rest }: IdNumberProps): ReactNode {
  const { digits, dir, strings } = useKit('IdNumber')
  if (isDevelopment && !number.trim()) throw new KitError('IdNumber', 'has no number.')
  const show = (text: string): string => (digits === 'arab' ? toArabicIndicDigits(text) : text)
  const looks = classes('sk:whitespace-nowrap sk:tabular-nums', className)
  if (!masked)
    return (
      <bdi {...rest} dir="ltr" className={looks}>
        {show(number)}
      </bdi>
    )
  const last = show(number.slice(-4))
  return (
    <bdi {...rest} dir="ltr" className={looks}>
      <span aria-hidden>
        {'•'.repeat(Math.max(number.length - 4, 0))}
        {last}
      </span>
      <span dir={dir} className="sk:sr-only sk:select-none">
        {fillPlaceholders(strings.idNumber.ending, { last })}
      </span>
    </bdi>
  )
}
