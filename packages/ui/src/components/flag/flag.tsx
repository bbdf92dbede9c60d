import { cva } from 'class-variance-authority'
import { memo } from 'react'
import type { ReactNode } from 'react'
import { Flag as FlagArt, isFlagCode } from '../../art/flags/flag.tsx'
import { classes } from '../../internal/class-names.ts'
import { requireName } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { globeIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'

// A list that is drawn anew leaves its flags alone
const Art = memo(FlagArt)

const drawn = cva('sk:inline-block sk:shrink-0', {
  variants: {
    size: {
      text: 'sk:h-[0.9em] sk:w-[1.35em]',
      md: 'sk:h-5 sk:w-7.5',
      lg: 'sk:h-8 sk:w-12',
    },
    // the globe is an icon, which has its own place on the line
    aligned: { true: 'sk:align-[-0.08em]', false: '' },
    // in a row of its own `align` says nothing
    sunk: { true: 'sk:translate-y-[0.08em]', false: '' },
  },
})

export interface FlagProps extends RootProps<Element> {
  /** Of the country, ISO 3166-1: `PH`. Where no flag is drawn a globe stands in its place. */
  code: string
  /** The country's name in the page's language: a flag alone tells nothing to who cannot see or does not know it. */
  country: string
  /** Shows the name beside the flag. */
  named?: boolean | undefined
  size?: 'text' | 'md' | 'lg' | undefined
}

/** A country's flag with its name, seen or said. A flag is never mirrored. */
export function Flag({
  code,
  country,
  named = false,
  size = 'text',
  className,
  ...rest
}: FlagProps): ReactNode {
  requireName('Flag', country)
  const onTheLine = named && size === 'text'
  const attributes: object = rest
  const looks = {
    ...(!named && attributes),
    className: drawn({
      size,
      aligned: size === 'text' && isFlagCode(code),
      sunk: onTheLine,
      className: named ? undefined : className,
    }),
  }
  const label = named ? undefined : country
  const flag = isFlagCode(code) ? (
    <Art {...looks} code={code} title={label} />
  ) : (
    <Icon {...looks} of={globeIcon} label={label} />
  )
  if (!named) return flag
  return (
    <span
      {...attributes}
      className={classes(
        `sk:inline-flex sk:max-w-full sk:gap-1.5 ${onTheLine ? 'sk:items-baseline' : 'sk:items-center'}`,
        className,
      )}
    >
      {flag}
      <span className="sk:min-w-0 sk:wrap-anywhere">{country}</span>
    </span>
  )
}
