'use client'
import type { ReactNode } from 'react'
import type { ControlledModalProps } from '../../internal/modal-window.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { useKit } from '../provider/context.ts'

export interface PrivacyPopupProps extends ControlledModalProps {
  /** The text of the policy as safe elements. Without it the popup says that it is loading. */
  children?: ReactNode
  /** The reason why the text could not be loaded, shown in red in its place. */
  failure?: ReactNode
  onRetry?: (() => void) | undefined
}

/** Shows the privacy policy. */
export function PrivacyPopup({
  open,
  onOpenChange,
  children,
  failure,
  onRetry,
  ...rest
}: PrivacyPopupProps): ReactNode {
  const { strings } = useKit('PrivacyPopup')
  const words = strings.privacyPopup
  return (
    <Dialog {...rest} open={open} onOpenChange={onOpenChange} title={words.title} size="lg">
      {failure ? (
        <div role="alert" className="sk:grid sk:justify-items-start sk:gap-4">
          <p className="sk:m-0 sk:font-semibold sk:text-danger">{failure}</p>
          {onRetry && (
            <Button variant="secondary" onClick={onRetry}>
              {words.retry}
            </Button>
          )}
        </div>
      ) : (
        (children ?? (
          <p role="status" className="sk:m-0 sk:text-text-muted">
            {words.loading}
          </p>
        ))
      )}
    </Dialog>
  )
}
