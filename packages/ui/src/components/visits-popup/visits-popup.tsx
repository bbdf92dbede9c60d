'use client'
import type { ReactNode } from 'react'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import type { ControlledModalProps } from '../../internal/modal-window.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { ErrorState } from '../error-state/error-state.tsx'
import { useKit } from '../provider/context.ts'
import { SkeletonGroup } from '../skeleton/skeleton.tsx'
import type { VisitRowVisit } from '../visit-row/visit-row.tsx'
import { VisitRow, VisitRowSkeleton } from '../visit-row/visit-row.tsx'

/** A visit that a `VisitsPopup` lists. */
export interface VisitsPopupVisit extends VisitRowVisit {
  id: string
  /** The available actions. */
  actions?: ReactNode
  /** The link to the contract. The whole card or row is its target. */
  link?: SlotElement | undefined
}

export interface VisitsPopupProps extends ControlledModalProps {
  /** The upcoming visits, the next one first; `undefined` while they load. */
  visits: readonly VisitsPopupVisit[] | undefined
  /** Called by the retry button. Pass it when the visits could not be loaded. */
  onRetry?: (() => void) | undefined
  /** An `<a>` or a router's link to the full list. */
  all?: SlotElement | undefined
}

/** Shows the upcoming visits. */
export function VisitsPopup({
  open,
  onOpenChange,
  visits,
  onRetry,
  all,
  ...rest
}: VisitsPopupProps): ReactNode {
  const words = useKit('VisitsPopup').strings.visitsPopup
  const [next, ...later] = visits ?? []
  const list = visits && (
    <ul className="sk:m-0 sk:grid sk:list-none sk:gap-3 sk:p-0">
      {next && <VisitRow as="li" next visit={next} actions={next.actions} link={next.link} />}
      {later.length > 0 && (
        <li>
          <ul className="sk:m-0 sk:list-none sk:divide-y sk:divide-border sk:overflow-clip sk:rounded-card sk:border sk:border-border sk:p-0">
            {later.map((visit) => (
              <VisitRow
                as="li"
                compact
                key={visit.id}
                visit={visit}
                actions={visit.actions}
                link={visit.link}
              />
            ))}
          </ul>
        </li>
      )}
    </ul>
  )
  const waiting = onRetry ? (
    <ErrorState level={3} onRetry={onRetry} />
  ) : (
    <SkeletonGroup className="sk:grid sk:gap-3">
      <VisitRowSkeleton />
      <VisitRowSkeleton />
    </SkeletonGroup>
  )
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      footer={
        all && (
          <Button variant="secondary" asChild>
            {fillSlot(all, '', words.all)}
          </Button>
        )
      }
    >
      {visits?.length === 0 ? (
        <EmptyState level={3} title={words.none} text={words.noneText} />
      ) : (
        (list ?? waiting)
      )}
    </Dialog>
  )
}
