import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Pause } from '../../internal/pause.tsx'
import type { RootProps } from '../../internal/root-props.ts'
import { softTones, toneIcons } from '../../internal/tones.ts'
import { Icon } from '../icon/icon.tsx'
import { KitStringText } from '../provider/string-text.tsx'
import { DismissButton } from './dismiss-button.tsx'

const alert = cva(
  'sk:flex sk:min-w-0 sk:items-start sk:gap-3 sk:rounded-field sk:px-4 sk:py-3 sk:text-body sk:wrap-anywhere sk:forced:border sk:forced:border-[CanvasText]',
  { variants: { tone: softTones } },
)

export interface AlertProps extends Omit<RootProps<HTMLDivElement>, 'title' | 'role'> {
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined
  /** The message in a few words. */
  title?: ReactNode
  /** What the message means, and what to do. */
  children?: ReactNode
  /** One or two small buttons or a link. */
  action?: ReactNode
  /** Called by the dismiss button. The caller removes the alert and moves focus to a sensible place. */
  onDismiss?: (() => void) | undefined
  /**
   * Announces the alert to screen readers at once. Use it for an alert that appears while the page is in
   * use.
   */
  announce?: boolean | undefined
}

const roleOf = (tone: AlertProps['tone'], announce: boolean): 'alert' | 'status' | undefined => {
  if (!announce) return undefined
  return tone === 'danger' || tone === 'warning' ? 'alert' : 'status'
}

/** A message that stays in its place on the page. For a message that disappears, use a Toast. */
export function Alert({
  tone = 'info',
  title,
  children,
  action,
  onDismiss,
  announce = false,
  className,
  ...rest
}: AlertProps): ReactNode {
  const shown = Object.hasOwn(softTones, tone) ? tone : 'info'
  return (
    <div {...rest} role={roleOf(tone, announce)} className={alert({ tone: shown, className })}>
      <span className="sk:flex sk:h-[1lh] sk:shrink-0 sk:items-center">
        <Icon of={toneIcons[shown]} size="md" />
      </span>
      <div className="sk:grid sk:min-w-0 sk:flex-1 sk:gap-1">
        <div className={title ? 'sk:font-semibold' : undefined}>
          <span className="sk:sr-only">
            <KitStringText of={`alert.${shown}`} />
            {':\u00A0'}
          </span>
          {title ?? children}
          {announce && title && children && <Pause />}
        </div>
        {title && children && <div>{children}</div>}
        {action && <div className="sk:mt-2 sk:flex sk:flex-wrap sk:gap-2">{action}</div>}
      </div>
      {onDismiss && <DismissButton onPress={onDismiss} />}
    </div>
  )
}
