'use client'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { fillPlaceholders } from '../../strings/fill-placeholders.ts'
import { useKit } from '../provider/context.ts'
import { Star } from './star.tsx'

const MOST = 5

const halvesOf = (value: number, star: number): 0 | 1 | 2 => {
  const halves = Math.round(value * 2) - star * 2
  if (halves <= 0) return 0
  return halves === 1 ? 1 : 2
}

export interface RatingProps extends RootProps {
  /** The rating from 0 to 5. The stars show halves, the text tenths. */
  value: number
  /** Shows the number beside the stars. */
  numbered?: boolean | undefined
}

/** A read-only rating as five stars, with text for screen readers. */
export function Rating({ value, numbered = false, className, ...rest }: RatingProps): ReactNode {
  const { format, strings } = useKit('Rating')
  if (isDevelopment && !(value >= 0 && value <= MOST))
    throw new KitError('Rating', `is from 0 to ${MOST}, not ${value}.`)
  const said = format.number(value, { maximumFractionDigits: 1 })
  return (
    <span
      {...rest}
      role="img"
      aria-label={fillPlaceholders(strings.rating.outOf, { value: said, most: format.number(MOST) })}
      className={classes('sk:inline-flex sk:items-center sk:gap-1.5 sk:align-middle', className)}
    >
      <span aria-hidden className="sk:inline-flex sk:gap-0.5">
        {Array.from({ length: MOST }, (_, star) => (
          <Star key={star} halves={halvesOf(value, star)} />
        ))}
      </span>
      {numbered && (
        <span aria-hidden className="sk:font-semibold sk:tabular-nums">
          {format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
        </span>
      )}
    </span>
  )
}
