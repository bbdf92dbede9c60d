'use client'
import { cva } from 'class-variance-authority'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { useKit } from '../provider/context.ts'

const ring = cva(
  'sk:inline-block sk:shrink-0 sk:rounded-full sk:border-current sk:border-e-transparent sk:forced:border-e-[Canvas] sk:motion-safe:animate-[sk-spin_0.8s_linear_infinite]',
  {
    variants: {
      size: { sm: 'sk:size-5 sk:border-2', md: 'sk:size-8 sk:border-3', lg: 'sk:size-12 sk:border-4' },
      shown: { true: '', false: 'sk:opacity-0' },
    },
  },
)

// Waits shorter than this show no spinner, because it would only flicker.
const PATIENCE = 200

export interface SpinnerProps extends RootProps {
  /** What is being waited for. It defaults to "Loading". */
  label?: string | undefined
  /** Shows the label beside the ring instead of only to screen readers. */
  labelled?: boolean | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
}

/**
 * A wait of unknown length, shown after 200 ms. Where the layout of the content is known, use a Skeleton.
 */
export function Spinner({
  label,
  labelled = false,
  size = 'md',
  className,
  ...rest
}: SpinnerProps): ReactNode {
  const { strings } = useKit('Spinner')
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  return (
    <span
      {...rest}
      role="status"
      className={classes('sk:inline-flex sk:max-w-full sk:items-center sk:gap-3 sk:text-primary', className)}
    >
      <span aria-hidden className={ring({ size, shown })} />
      {shown && (
        <span className={labelled ? 'sk:min-w-0 sk:text-text sk:wrap-anywhere' : 'sk:sr-only'}>
          {label ?? strings.spinner.loading}
        </span>
      )}
    </span>
  )
}
