'use client'
import { cva } from 'class-variance-authority'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { useKit } from '../provider/context.ts'

const ring = cva(
  'inline-block shrink-0 rounded-full border-current border-e-transparent forced:border-e-[Canvas] motion-safe:animate-[sk-spin_0.8s_linear_infinite]',
  {
    variants: {
      size: { sm: 'size-5 border-2', md: 'size-8 border-3', lg: 'size-12 border-4' },
      shown: { true: '', false: 'opacity-0' },
    },
  },
)

// What is done sooner should not flicker
const PATIENCE = 200

export interface SpinnerProps extends RootProps {
  /** What is being waited for. Without it the kit says "Loading". */
  label?: string | undefined
  /** The label beside the ring, not only for assistive technology. */
  labelled?: boolean | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
}

/** A wait of unknown length, from its fifth of a second on. Where the shape of what comes is known, draw a Skeleton. */
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
      className={classes('inline-flex max-w-full items-center gap-3 text-primary', className)}
    >
      <span aria-hidden className={ring({ size, shown })} />
      {shown && (
        <span className={labelled ? 'min-w-0 text-text wrap-anywhere' : 'sr-only'}>
          {label ?? strings.spinner.loading}
        </span>
      )}
    </span>
  )
}
