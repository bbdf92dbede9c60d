import { cva } from 'class-variance-authority'
import { memo } from 'react'
import type { ReactNode } from 'react'
import { Flag as FlagArt, isFlagCode } from '../../art/flags/flag.tsx'
import { classes } from '../../internal/class-names.ts'
import { requireName } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { globeIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'

// Memoised, so that a list that renders again does not render its flags again.
const Art = memo(FlagArt)

const drawn = cva('sk:inline-block sk:shrink-0', {
  variants: {
    size: {
      text: 'sk:h-[0.9em] sk:w-[1.35em]',
      md: 'sk:h-5 sk:w-7.5',
      lg: 'sk:h-8 sk:w-12',
    },
    // Only for a flag. The globe that replaces a missing flag is an icon, which aligns itself.
    aligned: { true: 'sk:align-[-0.08em]', false: '' },
    // Lowers the flag in a flex row, where `vertical-align` has no effect.
    sunk: { true: 'sk:translate-y-[0.08em]', false: '' },
  },
})

export interface FlagProps extends RootProps<Element> {
  /** The country code (ISO 3166-1): `PH`. A globe replaces a flag that the kit does not have. */
  code: string
  /**
   * The name of the country in the language of the page, for people who cannot see or do not know the flag.
   */
  country: string
  /** Shows the name beside the flag. */
  named?: boolean | undefined
  size?: 'text' | 'md' | 'lg' | undefined
}

/** The flag of a country with its name, visible or for screen readers. A flag is never mirrored. */
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
