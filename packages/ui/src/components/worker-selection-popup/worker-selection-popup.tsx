'use client'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Announcement } from '../../internal/announcement.tsx'
import { moveAmongRadios } from '../../internal/radio-keys.ts'
import type { ControlledModalProps } from '../../internal/modal-window.tsx'
import { fillPlaceholders } from '../../strings/fill-placeholders.ts'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { useKit } from '../provider/context.ts'
import { WorkerCard } from '../worker-card/worker-card.tsx'
import type { WorkerCardWorker } from '../worker-card/worker-card.tsx'

/** A worker whom the customer can choose in a `WorkerSelectionPopup`. */
export interface SelectableWorker extends WorkerCardWorker {
  id: string
  /** The reason why the worker cannot be chosen: "Just booked". */
  unavailable?: string | undefined
}

export interface WorkerSelectionPopupProps extends ControlledModalProps {
  workers: readonly SelectableWorker[]
  /** The number of workers to choose. */
  count: number
  /** The ids that are chosen when the popup opens. */
  value: readonly string[]
  /** Called with exactly `count` ids. */
  onConfirm: (ids: readonly string[]) => void
  /** True while the choice is being sent. */
  submitting?: boolean | undefined
  /** The reason why the choice was rejected. */
  failure?: ReactNode
}

/** Chooses a given number of workers from the whole list. */
export function WorkerSelectionPopup({
  open,
  onOpenChange,
  workers,
  count,
  value,
  onConfirm,
  submitting = false,
  failure,
  ...rest
}: WorkerSelectionPopupProps): ReactNode {
  const { strings, format, dir } = useKit('WorkerSelectionPopup')
  const words = strings.workerSelectionPopup
  const name = useId()
  const [wasOpen, setWasOpen] = useState(open)
  const [chosen, setChosen] = useState<readonly string[]>(value.slice(0, count))
  // Each time the popup opens, the choice starts from `value`. What was chosen and not confirmed is
  // forgotten.
  if (open !== wasOpen) {
    setWasOpen(open)
    setChosen(value.slice(0, count))
  }
  const full = chosen.length >= count
  const progress = fillPlaceholders(words.chosen, {
    chosen: format.number(chosen.length),
    count: format.number(count),
  })
  const toggle = (id: string, checked: boolean): void => {
    if (count === 1) setChosen([id])
    else setChosen(checked ? [...chosen, id] : chosen.filter((each) => each !== id))
  }
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={format.count(words.description, count)}
      size="lg"
      dismissible={!submitting}
      footer={
        workers.length > 0 && (
          <>
            {failure && (
              <Alert tone="danger" announce className="sk:basis-full">
                {failure}
              </Alert>
            )}
            <Button disabled={chosen.length !== count} loading={submitting} onClick={() => onConfirm(chosen)}>
              {words.confirm}
            </Button>
            <Button variant="quiet" disabled={submitting} onClick={() => onOpenChange(false)}>
              {words.back}
            </Button>
            <span className="sk:self-center sk:text-text-muted">{progress}</span>
            <Announcement text={progress} />
          </>
        )
      }
    >
      {workers.length === 0 ? (
        <Alert>{words.none}</Alert>
      ) : (
        <div
          role="presentation"
          className="sk:grid sk:gap-3 sk:outline-none sk:sm:grid-cols-2"
          onKeyDown={(event) => {
            if (count === 1) moveAmongRadios(event, dir)
          }}
        >
          {workers.map((worker) => (
            <WorkerCard
              key={worker.id}
              worker={worker}
              skillsShown={3}
              select={{
                type: count === 1 ? 'radio' : 'checkbox',
                name,
                value: worker.id,
                checked: chosen.includes(worker.id),
                disabled:
                  submitting ||
                  worker.unavailable !== undefined ||
                  (count > 1 && full && !chosen.includes(worker.id)),
                reason: worker.unavailable,
                onCheckedChange: (checked) => toggle(worker.id, checked),
              }}
            />
          ))}
        </div>
      )}
    </Dialog>
  )
}
