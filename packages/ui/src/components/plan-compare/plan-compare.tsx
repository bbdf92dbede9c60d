'use client'
import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { useForwardedRef } from '../../internal/use-forwarded-ref.ts'
import { useIsScrollable } from '../../internal/use-is-scrollable.ts'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { closeIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { Money } from '../money/money.tsx'
import { hoursOfSingleVisit, planFacts } from '../plan-card/facts.tsx'
import type { PlanCardPlan } from '../plan-card/facts.tsx'
import { useKit } from '../provider/context.ts'
import type { Kit } from '../provider/context.ts'

export interface PlanComparePlan extends PlanCardPlan {
  /** Identifies the plan. */
  id: string
  order?: SlotElement | undefined
  /** The label of the link, in place of "Book now". */
  orderLabel?: string | undefined
}

export interface PlanCompareProps extends RootProps<HTMLDivElement> {
  /** Two or three plans. More do not fit side by side. */
  plans: readonly PlanComparePlan[]
  /** Called with the id of a plan to remove from the comparison. Without it there are no remove buttons. */
  onRemove?: ((id: string) => void) | undefined
}

/** One column for each plan; wide pages have another one for the labels of the rows. */
const columns = {
  1: 'sk:grid-cols-[minmax(5rem,1fr)] sk:md:grid-cols-[minmax(6rem,10rem)_minmax(0,1fr)]',
  2: 'sk:grid-cols-[repeat(2,minmax(5rem,1fr))] sk:md:grid-cols-[10rem_repeat(2,minmax(9rem,1fr))]',
  3: 'sk:grid-cols-[repeat(3,minmax(5rem,1fr))] sk:md:grid-cols-[10rem_repeat(3,minmax(9rem,1fr))]',
} as const

const most = 3

/** Plans side by side, fact by fact. What differs is highlighted and comes first. */
export function PlanCompare({ plans, onRemove, className, ref, ...rest }: PlanCompareProps): ReactNode {
  const kit = useKit('PlanCompare')
  const frame = useRef<HTMLDivElement>(null)
  const [scrolls, measure] = useIsScrollable()
  useForwardedRef(frame, ref)
  useLayoutEffect(() => measure(frame.current), [measure])
  const words = kit.strings.planCompare
  if (isDevelopment && plans.length > most)
    throw new KitError('PlanCompare', 'lays at most three plans side by side.')
  const shown = plans.slice(0, most)
  const track = columns[shown.length === 3 ? 3 : shown.length === 2 ? 2 : 1]
  const row = classes(
    'sk:grid sk:gap-x-2 sk:gap-y-1 sk:px-2 sk:md:gap-x-6 sk:md:px-4 sk:md:items-baseline',
    track,
  )
  const rows = compareRows(shown, kit)
  // The rows are CSS grids, which removes the semantics of a table; the roles restore it.
  return (
    <div
      {...rest}
      role="table"
      aria-label={words.label}
      ref={frame}
      {...(scrolls && { tabIndex: 0 })}
      data-scrolls="across"
      className={classes(
        'sk:min-w-0 sk:overflow-x-auto sk:rounded-card sk:border sk:border-border sk:bg-surface sk:text-text sk:wrap-anywhere sk:max-md:text-small sk:forced:border-[CanvasText]',
        className,
      )}
    >
      <div role="rowgroup" className="sk:min-w-fit">
        <div role="row" className={classes(row, 'sk:border-b sk:border-border sk:bg-subtle sk:py-3')}>
          <span
            role="columnheader"
            className="sk:sr-only sk:md:not-sr-only sk:md:text-small sk:md:text-text-muted"
          >
            {words.plan}
          </span>
          {shown.map(({ id, name, service }) => (
            <div
              key={id}
              role="columnheader"
              className="sk:flex sk:min-w-0 sk:flex-col-reverse sk:justify-end sk:gap-1 sk:md:flex-row sk:md:items-start sk:md:justify-between"
            >
              <span className="sk:grid sk:min-w-0 sk:gap-1">
                <strong className="sk:font-semibold">{name}</strong>
                {service && (
                  <span className="sk:text-small sk:font-normal sk:text-text-muted">{service}</span>
                )}
              </span>
              {onRemove && (
                <IconButton
                  label={`${words.remove}: ${name}`}
                  icon={<Icon of={closeIcon} />}
                  onClick={() => onRemove(id)}
                  className="sk:-my-2 sk:-ms-2 sk:self-start sk:md:-me-3 sk:md:-mt-2.5"
                />
              )}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className="sk:min-w-fit sk:divide-y sk:divide-border">
        {rows.map((each) => (
          <CompareRow key={each.label} {...each} className={row} />
        ))}
        {shown.some(({ order }) => order) && (
          <div role="row" className={classes(row, 'sk:py-4')}>
            <span role="rowheader" className="sk:sr-only">
              {kit.strings.planCard.order}
            </span>
            <span aria-hidden className="sk:hidden sk:md:block" />
            {shown.map(({ id, name, order, orderLabel = kit.strings.planCard.order }) => (
              <div key={id} role="cell" className="sk:min-w-0">
                {order && (
                  <Button
                    asChild
                    size="sm"
                    width="full"
                    className="sk:px-1"
                    aria-label={`${orderLabel}: ${name}`}
                  >
                    {fillSlot(order, '', orderLabel)}
                  </Button>
                )}
              </div>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}

/**
 * The source value of each fact of `planFacts`, in its order. Values can be compared, React nodes cannot.
 */
const sources: readonly ((plan: PlanComparePlan) => unknown)[] = [
  ({ availability }) => JSON.stringify(availability),
  (plan) => `${hoursOfSingleVisit(plan) ?? ''}/${plan.durationLabel ?? plan.duration ?? ''}`,
  ({ visits, visitsPerWeek }) => `${visits ?? ''}/${visitsPerWeek ?? ''}`,
  ({ nationality }) => nationality?.code,
  ({ job }) => job,
  ({ insurance }) => `${insurance?.required ?? ''}/${insurance?.amount ?? ''}`,
  ({ salary, salaryIncluded }) => `${salary ?? ''}/${salaryIncluded ?? ''}`,
  ({ excludes }) => JSON.stringify(excludes),
]

const differs = (plans: readonly PlanComparePlan[], of: (plan: PlanComparePlan) => unknown): boolean =>
  new Set(plans.map((plan) => of(plan) ?? null)).size > 1

/** The price of one month or visit; of a plan paid once the whole price. */
const unitPriceOf = ({ unitPrice, total, per }: PlanComparePlan) =>
  unitPrice ?? (total === null ? undefined : { halalas: total, per })

/** Returns the rows that differ, then those that are equal. A fact that no plan has is left out. */
function compareRows(plans: readonly PlanComparePlan[], kit: Kit) {
  const words = kit.strings.planCompare
  const facts = plans.map((plan) => planFacts(plan, kit))
  const priceRow = (label: string, of: typeof unitPriceOf) => ({
    label,
    differs: differs(plans, (plan) => JSON.stringify(of(plan))),
    cells: plans.map((plan) => {
      const price = of(plan)
      const value = price ? (
        <Money {...price} weight="strong" decimals="auto" className="sk:md:text-lead" />
      ) : (
        kit.strings.planCard.onRequest
      )
      return { id: plan.id, value }
    }),
  })
  const factRows = (facts[0] ?? []).flatMap(({ label }, at) =>
    facts.some((own) => own[at]?.known)
      ? {
          label,
          differs: differs(plans, (plan) => sources[at]?.(plan)),
          cells: plans.map(({ id }, plan) => {
            const fact = facts[plan]?.[at]
            return { id, value: fact?.short ?? fact?.value }
          }),
        }
      : [],
  )
  return [
    priceRow(words.unitPrice, unitPriceOf),
    priceRow(words.total, ({ total, per }) => (total === null ? undefined : { halalas: total, per })),
    ...factRows,
  ].toSorted((one, other) => Number(other.differs) - Number(one.differs))
}

interface CompareRowProps {
  label: string
  differs: boolean
  cells: readonly { readonly id: string; readonly value: ReactNode }[]
  className: string
}

function CompareRow({ label, differs: stands, cells, className }: CompareRowProps): ReactNode {
  return (
    <div role="row" className={classes(className, 'sk:py-2.5')}>
      <span role="rowheader" className="sk:col-span-full sk:text-small sk:text-text-muted sk:md:col-span-1">
        {label}
      </span>
      {cells.map(({ id, value }) => (
        <div
          key={id}
          role="cell"
          className={classes(
            'sk:min-w-0 sk:[&_time]:whitespace-normal',
            stands ? 'sk:font-semibold' : 'sk:text-text-muted',
          )}
        >
          {value}
        </div>
      ))}
    </div>
  )
}
