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

/**
 * Elements are created once for each icon, so that a page that renders again does not render the paths
 * again.
 */
function strokesOf(art: IconArt): readonly ReactElement[] {
  const made =
    drawn.get(art) ??
    art.node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))
  drawn.set(art, made)
  return made
}

export interface IconProps extends RootProps<SVGSVGElement> {
  /** The icon, imported by name: `import { Icon, calendarIcon } from '@sakina/ui/icon'`. */
  of: IconArt
  /**
   * The meaning of the icon. Without it the icon is hidden from screen readers, which is right beside a
   * text.
   */
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
