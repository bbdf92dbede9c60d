'use client'
import { Cancel, Content, Description, Root, Title } from '@radix-ui/react-alert-dialog'
import type { ReactNode } from 'react'
import { CoveredPage } from '../../internal/covered-page.ts'
import { requireName } from '../../internal/dev.ts'
import { OverPage } from '../../internal/over-page.tsx'
import { useReturnFocus } from '../../internal/use-return-focus.ts'
import { useScrolls } from '../../internal/use-scrolls.ts'
import { Button } from '../button/button.tsx'
import { useKit, usePortalAttributes } from '../provider/context.ts'

export interface AlertDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The question, with the thing it is about: "Cancel the contract?" */
  title: string
  /** What happens then, and whether it can be undone. */
  description: ReactNode
  /** The act in its own words: "Cancel the contract", never "OK". */
  confirm: string
  /** The way out, where "Go back" would be unclear. */
  cancel?: string | undefined
  /** Starts the act. The caller closes the dialog when it is done. */
  onConfirm: () => void
  tone?: 'danger' | 'primary' | undefined
  /** The act is under way: nothing closes the dialog until it ends. */
  loading?: boolean | undefined
  id?: string | undefined
  /** What it costs, line by line, between the description and the buttons. */
  children?: ReactNode
}

/** A question that must be answered before anything else. Focus starts on the way out. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirm,
  cancel,
  onConfirm,
  tone = 'danger',
  loading = false,
  children,
  ...rest
}: AlertDialogProps): ReactNode {
  requireName('AlertDialog', title)
  requireName('AlertDialog', confirm)
  const { strings } = useKit('AlertDialog')
  const portal = usePortalAttributes('AlertDialog')
  const focus = useReturnFocus()
  const [scrolls, body] = useScrolls()
  return (
    <Root open={open} onOpenChange={(next) => !loading && onOpenChange(next)}>
      <OverPage of="AlertDialog" open={open}>
        <Content
          {...rest}
          {...portal}
          {...focus}
          className="low:overflow-y-auto low:overscroll-contain fixed inset-x-0 bottom-0 z-dialog flex max-h-[88dvh] flex-col rounded-t-hero border border-border bg-raised text-body text-text shadow-raised outline-none wrap-anywhere motion-safe:sk-rise sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-2rem)] sm:max-w-md sm:rounded-hero forced:border-[CanvasText]"
        >
          <CoveredPage />
          <div
            data-scrolls
            ref={body}
            className="low:flex-none low:overflow-visible grid min-h-0 flex-1 gap-3 overflow-y-auto p-5 pb-2 sm:p-6 sm:pb-2"
            {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-label': title } : {})}
          >
            <Title className="m-0 text-title font-semibold text-balance">{title}</Title>
            <Description asChild>
              <div className="text-text-muted">{description}</div>
            </Description>
            {children}
          </div>
          <div className="flex flex-col gap-3 p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:flex-row sm:p-6 sm:pt-4">
            <Button variant={tone} loading={loading} onClick={onConfirm}>
              {confirm}
            </Button>
            <Cancel asChild>
              <Button variant="secondary" aria-disabled={loading || undefined}>
                {cancel ?? strings.alertDialog.cancel}
              </Button>
            </Cancel>
          </div>
        </Content>
      </OverPage>
    </Root>
  )
}
