'use client'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { moveAmongRadios } from '../../internal/radio-keys.ts'
import { fill } from '../../strings/fill.ts'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { useKit } from '../provider/context.ts'
import { WorkerCard } from '../worker-card/worker-card.tsx'
import type { WorkerCardWorker } from '../worker-card/worker-card.tsx'

export interface SelectableWorker extends WorkerCardWorker {
  id: string
  /** Why she cannot be chosen: "Just reserved". */
  unavailable?: string | undefined
}

export interface WorkerSelectionPopupProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  workers: readonly SelectableWorker[]
  /** How many have to be chosen. */
  count: number
  /** Those chosen before. */
  value: readonly string[]
  /** Exactly as many as asked for. */
  onConfirm: (ids: readonly string[]) => void
  submitting?: boolean | undefined
  failure?: ReactNode
}

/** Choosing as many workers as were asked for, from all there are. */
export function WorkerSelectionPopup(props: WorkerSelectionPopupProps): ReactNode {
  const { strings, format } = useKit('WorkerSelectionPopup')
  const words = strings.workerSelectionPopup
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={words.title}
      description={format.count(words.description, props.count)}
      size="lg"
      dismissible={!props.submitting}
    >
      {/* Mounted anew each time it opens, so that a choice given up is forgotten */}
      <Selection {...props} />
    </Dialog>
  )
}

function Selection({
  onOpenChange,
  workers,
  count,
  value,
  onConfirm,
  submitting = false,
  failure,
}: WorkerSelectionPopupProps): ReactNode {
  const { strings, format, dir } = useKit('WorkerSelectionPopup')
  const words = strings.workerSelectionPopup
  const name = useId()
  const [chosen, choose] = useState<readonly string[]>(value.slice(0, count))
  const full = chosen.length >= count
  const toggle = (id: string, checked: boolean): void => {
    if (count === 1) choose([id])
    else choose(checked ? [...chosen, id] : chosen.filter((each) => each !== id))
  }
  if (workers.length === 0) return <Alert>{words.none}</Alert>
  return (
    <div className="grid gap-4">
      {failure && (
        <Alert tone="danger" announce>
          {failure}
        </Alert>
      )}
      <div
        role="presentation"
        className="grid gap-3 outline-none sm:grid-cols-2"
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
      <div className="sticky bottom-0 -mb-5 flex flex-wrap items-center gap-3 border-t border-border bg-raised py-4 sm:-mb-6">
        <Button disabled={chosen.length !== count} loading={submitting} onClick={() => onConfirm(chosen)}>
          {words.confirm}
        </Button>
        <Button variant="quiet" disabled={submitting} onClick={() => onOpenChange(false)}>
          {words.back}
        </Button>
        <span aria-live="polite" className="text-text-muted">
          {fill(words.chosen, { chosen: format.number(chosen.length), count: format.number(count) })}
        </span>
      </div>
    </div>
  )
}
