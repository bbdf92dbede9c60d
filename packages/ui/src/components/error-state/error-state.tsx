import type { ReactNode } from 'react'
import type { RootProps } from '../../internal/root-props.ts'
import { StatePanel } from '../../internal/state-panel.tsx'
import { Button } from '../button/button.tsx'
import { KitStringText } from '../provider/string-text.tsx'

export interface ErrorStateProps extends Omit<RootProps<HTMLDivElement>, 'title' | 'role'> {
  title?: ReactNode
  /** What happened and what the customer can do, in plain words. */
  text?: ReactNode
  /** One of `@sakina/ui/art/illustrations`. */
  illustration?: ReactNode
  /** Called by the retry button. Without it there is no such button. */
  onRetry?: (() => void) | undefined
  /** True while the retry is running. The button is disabled meanwhile. */
  loading?: boolean | undefined
  /** Another way forward, such as a link to contact. */
  action?: ReactNode
  /** The reference that support needs to find the failure. */
  reference?: string | undefined
  level?: 1 | 2 | 3 | 4 | undefined
}

export function ErrorState({
  title = <KitStringText of="errorState.title" />,
  text = <KitStringText of="errorState.text" />,
  onRetry,
  loading = false,
  action,
  reference,
  ...rest
}: ErrorStateProps): ReactNode {
  return (
    <StatePanel
      role="alert"
      title={title}
      text={
        <>
          <p className="sk:m-0">{text}</p>
          {reference && (
            <p className="sk:m-0 sk:mt-2 sk:text-small">
              <KitStringText of="errorState.reference" />{' '}
              <bdi dir="ltr" className="sk:inline-block sk:font-code sk:text-caption sk:tracking-tight">
                {reference}
              </bdi>
            </p>
          )}
        </>
      }
      action={
        (onRetry !== undefined || action) && (
          <>
            {onRetry && (
              <Button onClick={onRetry} loading={loading}>
                <KitStringText of="errorState.retry" />
              </Button>
            )}
            {action}
          </>
        )
      }
      {...rest}
    />
  )
}
