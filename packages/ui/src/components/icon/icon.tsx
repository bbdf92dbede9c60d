import { cva } from 'class-variance-authority'
import { createElement } from 'react'
import type { ReactElement, ReactNode } from 'react'
import type { RootProps } from '../../internal/root-props.ts'
import type { IconArt } from './icon-art.ts'

const icon = cva('sk:inline-block sk:shrink-0 sk:align-[-0.15em]', {
  variants: {
    size: { text: 'sk:size-[1.15em]', sm: 'sk:size-4', md: 'sk:size-5', lg: 'sk:size-6', xl: 'sk:size-8' },
    direction: { neutral: '', flips: 'sk:[scale:var(--sk-way)_1]' },
  },
})

const drawn = new WeakMap<IconArt, readonly ReactElement[]>()

/** Made once for each drawing: a page that is drawn anew leaves its strokes alone. */
function strokesOf(art: IconArt): readonly ReactElement[] {
  const made =
    drawn.get(art) ??
    art.node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))
  drawn.set(art, made)
  return made
}

export interface IconProps extends RootProps<SVGSVGElement> {
  /** The drawing, imported by name: `import { Icon, calendarIcon } from '@sakina/ui/icon'`. */
  of: IconArt
  /** What it means. Leave out beside a text that says the same: then it is hidden from assistive technology. */
  label?: string | undefined
  size?: 'text' | 'sm' | 'md' | 'lg' | 'xl' | undefined
}

export function Icon({ of, label, size = 'text', className, ...rest }: IconProps): ReactNode {
  return (
    <svg
      {...rest}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={icon({ size, direction: of.direction, className })}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {strokesOf(of)}
    </svg>
  )
}
