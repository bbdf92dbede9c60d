'use client'
import { toArabicIndicDigits } from '@sakina/text'
import { cva } from 'class-variance-authority'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { useKit } from '../provider/context.ts'
import { parseSaudiPhoneNumber } from './saudi-phone-number.ts'

const phone = cva('sk:whitespace-nowrap sk:tabular-nums', {
  variants: {
    link: {
      none: '',
      text: 'sk:rounded-small sk:text-primary sk:underline sk:decoration-1 sk:hover:text-primary-hover sk:hover:decoration-2',
      standalone:
        'sk:inline-flex sk:min-h-touch sk:w-fit sk:items-center sk:rounded-small sk:font-semibold sk:text-primary sk:no-underline sk:hover:text-primary-hover sk:hover:underline',
    },
  },
})

export interface PhoneProps extends RootProps {
  /** A Saudi phone number in any spelling: `0501234567`, `+966501234567`, `920012345`. */
  number: string
  /**
   * Makes the number a link that calls it: `text` inside a sentence, `standalone` on its own line with a
   * full touch target.
   */
  link?: 'none' | 'text' | 'standalone' | undefined
}

/** A phone number in groups of digits, left to right in every language. */
export function Phone({ number, link = 'none', className, ...rest }: PhoneProps): ReactNode {
  const { digits } = useKit('Phone')
  const known = parseSaudiPhoneNumber(number)
  if (isDevelopment && !number.trim()) throw new KitError('Phone', 'has no number.')
  const shown = known?.shown ?? number
  const text = digits === 'arab' ? toArabicIndicDigits(shown) : shown
  const calls = known && link !== 'none'
  return createElement(
    calls ? 'a' : 'bdi',
    {
      ...rest,
      dir: 'ltr',
      href: calls ? `tel:${known.dialled}` : undefined,
      className: phone({ link: calls ? link : 'none', className }),
    },
    text,
  )
}
