import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import type { RootProps } from '../../internal/root-props.ts'
import { softTones, toneIcons } from '../../internal/tones.ts'
import { Icon } from '../icon/icon.tsx'
import { Word } from '../provider/word.tsx'
import { DismissButton } from './dismiss-button.tsx'

const alert = cva(
  'flex min-w-0 items-start gap-3 rounded-field px-4 py-3 text-body wrap-anywhere forced:border forced:border-[CanvasText]',
  { variants: { tone: softTones } },
)

export interface AlertProps extends RootProps<HTMLDivElement> {
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined
  /** What happened, in a few words. */
  title?: ReactNode
  /** What it means and what to do. */
  children?: ReactNode
  /** One or two small buttons or a link. */
  action?: ReactNode
  /** Lets the reader put it away; the caller takes it off the page and gives focus a place. */
  onDismiss?: (() => void) | undefined
  /** It arrives while the page is in use, so it is read out at once. Leave out for what stands on the page from the start. */
  announce?: boolean | undefined
}

const roleOf = (tone: AlertProps['tone'], announce: boolean): 'alert' | 'status' | undefined => {
  if (!announce) return undefined
  return tone === 'danger' || tone === 'warning' ? 'alert' : 'status'
}

/** A message that stays where it belongs on the page. What passes by is a Toast. */
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
      <span className="flex h-[1lh] shrink-0 items-center">
        <Icon of={toneIcons[shown]} size="md" />
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <div className={title ? 'font-semibold' : undefined}>
          <span className="sr-only">
            <Word of={`alert.${shown}`} />
            {': '}
          </span>
          {title ?? children}
        </div>
        {title && children && <div>{children}</div>}
        {action && <div className="mt-2 flex flex-wrap gap-2">{action}</div>}
      </div>
      {onDismiss && <DismissButton onPress={onDismiss} />}
    </div>
  )
}
