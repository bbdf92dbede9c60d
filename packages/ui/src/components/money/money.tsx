'use client'
import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import { lookUpOwnKey } from '../../internal/look-up-own-key.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { fillPlaceholders } from '../../strings/fill-placeholders.ts'
import { useKit, type Kit } from '../provider/context.ts'
import { RiyalSign } from './riyal-sign.tsx'

const money = cva(
  'sk:isolate sk:inline-flex sk:w-fit sk:items-baseline sk:gap-[0.28em] sk:whitespace-nowrap sk:tabular-nums',
  {
    variants: {
      weight: { regular: '', strong: 'sk:font-semibold' },
      struck: { true: 'sk:text-text-muted sk:line-through', false: '' },
    },
  },
)

export interface MoneyPer {
  /** `once` means a single payment, however long the service lasts. */
  unit: 'visit' | 'day' | 'month' | 'year' | 'once'
  count: number
}

export interface MoneyProps extends RootProps {
  /** The amount in whole halalas: 114950 is 1,149.50 riyals. */
  halalas: number
  /**
   * `auto` omits `.00`, for advertised prices and the limits of tiers. What a customer pays, owes or gets
   * back always shows both decimals.
   */
  decimals?: 'always' | 'auto' | undefined
  /** Use `strong` for the most important amount. */
  weight?: 'regular' | 'strong' | undefined
  /** Strikes through a price that no longer applies. Say so in words beside it. */
  struck?: boolean | undefined
  /** What the price pays for, shown after it: a visit, three months, or once. */
  per?: MoneyPer | null | undefined
}

/** Writes an amount as screen readers say it: "113.85 Saudi riyals", "minus 5 Saudi riyals". */
export function moneyInWords(
  kit: Pick<Kit, 'format' | 'strings'>,
  halalas: number,
  decimals?: MoneyProps['decimals'],
): string {
  const { format, strings } = kit
  return halalas < 0
    ? fillPlaceholders(strings.money.minus, { amount: moneyInWords(kit, -halalas, decimals) })
    : format.count(strings.money.amount, halalas / 100, { amount: format.amount(halalas, decimals) })
}

/** Browsers hand out no plain space beside a box, and a screen reader would run the words around it into one. */
const apart = (words: string): string => `\u00A0${words}\u00A0`

/**
 * An amount in riyals. The sign of the riyal, and a minus before it, are left of the number in every
 * language; screen readers hear words.
 */
export function Money({
  halalas,
  decimals = 'always',
  weight = 'regular',
  struck = false,
  per,
  className,
  ...rest
}: MoneyProps): ReactNode {
  const kit = useKit('Money')
  const { format, strings, locale, dir } = kit
  if (isDevelopment && !Number.isSafeInteger(halalas))
    throw new KitError('Money', `takes whole halalas, not ${halalas}. 12.5 riyals are 1250.`)
  const sum = (
    <span
      {...(!per && rest)}
      dir="ltr"
      lang={locale}
      className={money({ weight, struck, className: per ? undefined : className })}
    >
      {halalas < 0 && (
        <span aria-hidden className="sk:-me-[0.2em]">
          −
        </span>
      )}
      <RiyalSign />
      {/* With Arabic digits, Intl would put a minus of its own to the right of the number. */}
      <span aria-hidden>{format.amount(Math.abs(halalas), decimals)}</span>
      <span dir={dir} className="sk:sr-only sk:select-none">
        {apart(moneyInWords(kit, halalas, decimals))}
      </span>
    </span>
  )
  if (!per) return sum
  const unit = lookUpOwnKey(strings.money.per, per.unit)
  return (
    <span
      {...rest}
      className={classes('sk:inline-flex sk:flex-wrap sk:items-baseline sk:gap-x-1', className)}
    >
      {sum}{' '}
      <span className="sk:text-small sk:font-normal sk:text-text-muted">
        {per.unit === 'once' ? strings.money.once : unit && format.count(unit, per.count)}
      </span>
    </span>
  )
}
