'use client'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Announcement } from '../../internal/announcement.tsx'
import { classes } from '../../internal/class-names.ts'
import type { ControlRefProps, CommonFieldProps } from '../../internal/field-props.ts'
import { moveAmongRadios } from '../../internal/radio-keys.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { fillPlaceholders } from '../../strings/fill-placeholders.ts'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { idCardIcon, sparklesIcon, usersIcon } from '../icon/generated/icons.ts'
import { useKit } from '../provider/context.ts'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { ChoiceTile } from './choice-tile.tsx'
import { WorkerCard, WorkerCardSkeleton } from '../worker-card/worker-card.tsx'
import type { WorkerCardWorker } from '../worker-card/worker-card.tsx'

/** A worker whom the customer can choose in a `WorkerPicker`. */
export interface PickableWorker extends WorkerCardWorker {
  id: string
  /** The reason why the worker cannot be chosen: "Just booked". */
  unavailable?: string | undefined
}

export interface OwnWorkerOption {
  title: string
  text: string
  checked: boolean
  onChoose: () => void
}

export interface WorkerPickerProps extends CommonFieldProps, ControlRefProps<HTMLFieldSetElement> {
  workers: readonly PickableWorker[]
  /**
   * The ids of the chosen workers. For a single worker an empty list leaves the choice to the
   * office.
   */
  value: readonly string[]
  onValueChange: (ids: readonly string[]) => void
  /** The number of workers. */
  count?: number | undefined
  /** Called with a new number of workers. Leave it out if only one can be ordered. */
  onCountChange?: ((count: number) => void) | undefined
  /** The largest number of workers in one booking. */
  most?: number | undefined
  /** Called by the button that opens the popup with the whole list. */
  onChoose: () => void
  /** The number of workers shown here; the popup shows the rest. */
  shown?: number | undefined
  /** A worker whom the customer asks for by name, in services that allow it. */
  own?: OwnWorkerOption | undefined
  /** The heading level of the cards that fits the page's outline. */
  level?: 2 | 3 | 4 | undefined
}

const tiles = 'sk:grid sk:grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] sk:gap-3'

/** The choice of the worker: left to the office, one worker, or several. */
export function WorkerPicker({
  workers,
  value,
  onValueChange,
  count = 1,
  onCountChange,
  most = 3,
  onChoose,
  shown = 5,
  own,
  level = 3,
  ...frame
}: WorkerPickerProps): ReactNode {
  const { strings, format, dir } = useKit('WorkerPicker')
  const words = strings.workerPicker
  const name = useId()
  const chosen = workers.filter(({ id }) => value.includes(id))
  // The chosen workers come first, so that one chosen from the whole list is visible here too.
  const first = [...chosen, ...workers.filter((worker) => !chosen.includes(worker))].slice(0, shown)
  const inSight = workers.filter((worker) => first.includes(worker))
  const progress = fillPlaceholders(words.chosen, {
    chosen: format.number(chosen.length),
    count: format.number(count),
  })
  return (
    <div className="sk:grid sk:gap-5">
      {onCountChange && (
        <SegmentedControl
          label={words.count}
          hint={count > 1 ? words.each : undefined}
          value={String(count)}
          onValueChange={(wanted) => onCountChange(Number(wanted))}
          options={Array.from({ length: most }, (_, index) => ({
            value: String(index + 1),
            label: format.number(index + 1),
          }))}
        />
      )}
      <Field {...frame} group>
        {(control) =>
          count > 1 ? (
            <div className="sk:grid sk:gap-3">
              {chosen.length > 0 && (
                <ul className={`sk:m-0 sk:list-none sk:p-0 ${tiles}`}>
                  {chosen.map((worker) => (
                    <WorkerCard key={worker.id} as="li" worker={worker} skillsShown={2} level={level} />
                  ))}
                </ul>
              )}
              <div className="sk:flex sk:flex-wrap sk:items-center sk:gap-x-4 sk:gap-y-2">
                <Button
                  id={control.id}
                  variant="secondary"
                  icon={<Icon of={usersIcon} size="md" />}
                  onClick={onChoose}
                >
                  {chosen.length === 0 ? words.choose : words.change}
                </Button>
                <span className="sk:text-text-muted">{progress}</span>
                <Announcement text={progress} />
              </div>
            </div>
          ) : (
            <div className="sk:grid sk:gap-3">
              <div role="presentation" className={tiles} onKeyDown={(event) => moveAmongRadios(event, dir)}>
                <ChoiceTile
                  id={control.id}
                  level={level}
                  icon={sparklesIcon}
                  title={words.office}
                  text={workers.length === 0 ? words.none : words.officeText}
                  name={name}
                  value=""
                  checked={chosen.length === 0 && !own?.checked}
                  onChoose={() => onValueChange([])}
                />
                {own && (
                  <ChoiceTile
                    level={level}
                    icon={idCardIcon}
                    title={own.title}
                    text={own.text}
                    name={name}
                    value="own"
                    checked={own.checked}
                    onChoose={own.onChoose}
                  />
                )}
                {inSight.map((worker) => (
                  <WorkerCard
                    key={worker.id}
                    worker={worker}
                    level={level}
                    skillsShown={2}
                    select={{
                      type: 'radio',
                      name,
                      value: worker.id,
                      checked: !own?.checked && value.includes(worker.id),
                      disabled: worker.unavailable !== undefined,
                      reason: worker.unavailable,
                      onCheckedChange: () => onValueChange([worker.id]),
                    }}
                  />
                ))}
              </div>
              {workers.length > inSight.length && (
                <Button
                  variant="quiet"
                  className="sk:justify-self-start"
                  icon={<Icon of={usersIcon} size="md" />}
                  onClick={onChoose}
                >
                  {format.count(words.all, workers.length)}
                </Button>
              )}
            </div>
          )
        }
      </Field>
    </div>
  )
}

/** The skeleton of the picker, shown while the workers load. Wrap it in a SkeletonGroup. */
export function WorkerPickerSkeleton({ className, ...rest }: RootProps<HTMLDivElement>): ReactNode {
  return (
    <div {...rest} className={classes('sk:grid sk:gap-4', className)}>
      <Skeleton shape="title" width="third" className="sk:text-lead" />
      <div className={tiles}>
        <WorkerCardSkeleton />
        <WorkerCardSkeleton />
        <WorkerCardSkeleton />
      </div>
    </div>
  )
}
