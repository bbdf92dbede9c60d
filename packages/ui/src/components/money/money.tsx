'use client'
import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { useKit } from '../provider/context.ts'
import { RiyalSign } from './riyal-sign.tsx'

const money = cva('isolate inline-flex items-baseline gap-[0.28em] whitespace-nowrap tabular-nums', {
  variants: {
    weight: { regular: '', strong: 'font-semibold' },
    struck: { true: 'text-text-muted line-through', false: '' },
  },
})

export interface MoneyProps extends RootProps {
  /** Whole halalas: 114950 is 1,149.50 riyals. */
  halalas: number
  /** `auto` leaves out `.00` where a price is advertised; totals always show both decimals. */
  decimals?: 'always' | 'auto' | undefined
  /** `strong` for the sum that counts. */
  weight?: 'regular' | 'strong' | undefined
  /** A price that no longer holds. Say so in words beside it. */
  struck?: boolean | undefined
}

/** The sign stands left of the number in every language; assistive technology hears the words. */
export function Money({
  halalas,
  decimals = 'always',
  weight = 'regular',
  struck = false,
  className,
  ...rest
}: MoneyProps): ReactNode {
  const { format, strings, locale, dir } = useKit('Money')
  if (isDevelopment && !Number.isSafeInteger(halalas))
    throw new KitError('Money', `takes whole halalas, not ${halalas}. 12.5 riyals are 1250.`)
  const amount = format.amount(halalas, decimals)
  return (
    <span {...rest} dir="ltr" lang={locale} className={money({ weight, struck, className })}>
      <span aria-hidden className="contents">
        <RiyalSign />
        <span>{amount}</span>
      </span>
      <span dir={dir} className="sr-only select-none">
        {format.count(strings.money.amount, halalas / 100, { amount })}
      </span>
    </span>
  )
}
