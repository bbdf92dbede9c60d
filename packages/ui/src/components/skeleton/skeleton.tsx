import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import type { RootProps } from '../../internal/root-props.ts'
import { Word } from '../provider/word.tsx'

const skeleton = cva(
  'block max-w-full bg-field-border/30 motion-safe:animate-[sk-pulse_1.6s_ease-in-out_infinite] contrast:bg-field-border/50 forced:border forced:border-[GrayText] forced:bg-[Canvas]',
  {
    variants: {
      shape: {
        text: 'my-[0.35em] h-[0.9em] rounded-small',
        title: 'my-[0.3em] h-[1.3em] rounded-small',
        circle: 'aspect-square rounded-full',
        block: 'rounded-card',
        button: 'h-touch rounded-field',
      },
      width: {
        own: '',
        full: 'w-full',
        most: 'w-4/5',
        half: 'w-1/2',
        third: 'w-1/3',
        touch: 'w-touch',
        button: 'w-32',
      },
    },
  },
)

export interface SkeletonProps extends RootProps {
  shape?: 'text' | 'title' | 'circle' | 'block' | 'button' | undefined
  /** `own` where `className` sizes it. */
  width?: 'own' | 'full' | 'most' | 'half' | 'third' | 'touch' | 'button' | undefined
}

/** The shape of what is on its way. It says nothing itself: put a group of them into one SkeletonGroup. */
export function Skeleton({ shape = 'text', width = 'full', className, ...rest }: SkeletonProps): ReactNode {
  return <span {...rest} aria-hidden className={skeleton({ shape, width, className })} />
}

export interface SkeletonGroupProps extends RootProps<HTMLDivElement> {
  /** What is loading. Without it the kit says "Loading". */
  label?: string | undefined
  children: ReactNode
}

/** Announces once that something loads, however many shapes are inside. */
export function SkeletonGroup({ label, className, children, ...rest }: SkeletonGroupProps): ReactNode {
  return (
    <div {...rest} role="status" aria-busy="true" data-print="hide" className={className}>
      <span className="sr-only">{label ?? <Word of="skeleton.loading" />}</span>
      {children}
    </div>
  )
}
