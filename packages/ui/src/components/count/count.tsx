'use client'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import type { Plural } from '../../strings/types.ts'
import { useKit } from '../provider/context.ts'
import { languageOf } from '../provider/formatters.ts'

export interface CountProps extends RootProps {
  /** The count, a whole number. */
  of: number
  /** The plural forms, with `{count}` for the number: six in Arabic, `one` and `other` in English. */
  forms: Plural
}

/** A number with its noun in the right plural form. */
export function Count({ of, forms, className, ...rest }: CountProps): ReactNode {
  const { format, locale } = useKit('Count')
  if (isDevelopment && !(Number.isSafeInteger(of) && of >= 0))
    throw new KitError('Count', `counts whole things, not ${of}.`)
  const missing =
    languageOf(locale) === 'ar'
      ? (['zero', 'one', 'two', 'few', 'many'] as const).filter((form) => !forms[form])
      : []
  if (isDevelopment && missing.length > 0)
    throw new KitError('Count', `lacks the Arabic forms ${missing.join(', ')}.`)
  return (
    <span {...rest} className={classes('sk:tabular-nums', className)}>
      {format.count(forms, of)}
    </span>
  )
}
