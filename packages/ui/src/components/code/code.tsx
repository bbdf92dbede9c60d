import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { CopyButton } from './copy-button.tsx'

const code = cva('sk:max-w-full sk:wrap-anywhere sk:tabular-nums', {
  variants: { weight: { regular: '', strong: 'sk:font-semibold' } },
})

export interface CodeProps extends RootProps {
  /** A contract, order or invoice number. Its digits are always Latin. */
  value: string
  /** Use `strong` when the number is the main information. */
  weight?: 'regular' | 'strong' | undefined
  /** Adds a copy button. The value names what is copied: "the order number". */
  copy?: string | undefined
}

/** A reference number of the agency. It runs left to right in every language and can be copied. */
export function Code({ value, weight = 'regular', copy, className, ...rest }: CodeProps): ReactNode {
  if (isDevelopment && !value.trim()) throw new KitError('Code', 'has no value.')
  if (isDevelopment && copy?.trim() === '')
    throw new KitError('Code', 'has no accessible name for its button. Say in `copy` what is copied.')
  if (copy === undefined)
    return (
      <bdi {...rest} dir="ltr" translate="no" className={code({ weight, className })}>
        {value}
      </bdi>
    )
  return (
    <span
      {...rest}
      className={code({
        weight,
        className: classes('sk:inline-flex sk:flex-wrap sk:items-center sk:gap-x-1', className),
      })}
    >
      <bdi dir="ltr" translate="no" className="sk:min-w-0">
        {value}
      </bdi>
      <CopyButton value={value} of={copy} />
    </span>
  )
}
