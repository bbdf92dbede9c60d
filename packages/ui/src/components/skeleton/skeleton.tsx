import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import type { RootProps } from '../../internal/root-props.ts'
import { WaitingText } from '../../internal/waiting-text.tsx'
import { KitStringText } from '../provider/string-text.tsx'

const skeleton = cva(
  'sk:block sk:max-w-full sk:bg-field-border/30 sk:motion-safe:animate-[sk-pulse_1.6s_ease-in-out_infinite] sk:contrast:bg-field-border/50 sk:forced:border sk:forced:border-[GrayText] sk:forced:bg-[Canvas]',
  {
    variants: {
      shape: {
        text: 'sk:my-[0.35em] sk:h-[0.9em] sk:rounded-small',
        title: 'sk:my-[0.3em] sk:h-[1.3em] sk:rounded-small',
        circle: 'sk:aspect-square sk:rounded-full',
        block: 'sk:rounded-card',
        button: 'sk:h-touch sk:rounded-field',
      },
      width: {
        own: '',
        full: 'sk:w-full',
        most: 'sk:w-4/5',
        half: 'sk:w-1/2',
        third: 'sk:w-1/3',
        touch: 'sk:w-touch',
        button: 'sk:w-32',
      },
    },
  },
)

export interface SkeletonProps extends RootProps {
  shape?: 'text' | 'title' | 'circle' | 'block' | 'button' | undefined
  /** Use `own` when `className` sets the size. */
  width?: 'own' | 'full' | 'most' | 'half' | 'third' | 'touch' | 'button' | undefined
}

/** The placeholder for content that loads. It is silent, so wrap a group of them in one SkeletonGroup. */
export function Skeleton({ shape = 'text', width = 'full', className, ...rest }: SkeletonProps): ReactNode {
  return <span {...rest} aria-hidden className={skeleton({ shape, width, className })} />
}

export interface SkeletonGroupProps extends RootProps<HTMLDivElement> {
  /** What is loading. It defaults to "Loading". */
  label?: string | undefined
  children: ReactNode
}

/** Says once that content is loading, if it takes a while, whatever the number of skeletons inside. */
export function SkeletonGroup({ label, className, children, ...rest }: SkeletonGroupProps): ReactNode {
  return (
    <div {...rest} aria-busy="true" data-print="hide" className={className}>
      <WaitingText>{label ?? <KitStringText of="skeleton.loading" />}</WaitingText>
      {children}
    </div>
  )
}
