'use client'
import { useId, useLayoutEffect, useRef } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { useForwardedRef } from '../../internal/use-forwarded-ref.ts'
import { Icon } from '../icon/icon.tsx'
import { alertCircleIcon } from '../icon/generated/icons.ts'
import { useKit } from '../provider/context.ts'

export interface FieldProblem {
  /** The id of the field. */
  field: string
  /** The same message as at the field. */
  text: string
}

export interface ErrorSummaryProps extends RootProps {
  /** The problems in the order of the fields. Without any, nothing is shown. */
  problems: readonly FieldProblem[]
  /** Increase it after every attempt to submit. The summary then receives focus again. */
  attempt: number
}

const goTo = (event: MouseEvent<HTMLAnchorElement>, field: string): void => {
  const control = event.currentTarget.ownerDocument.getElementById(field)
  if (!control) return
  event.preventDefault()
  // The label must be visible too, not only the control.
  control.closest('fieldset, div')?.scrollIntoView({ block: 'center' })
  control.focus({ preventScroll: true })
}

/**
 * A list of the problems above a form, with a link to each field. It receives focus, so that screen readers
 * read it.
 */
export function ErrorSummary(props: ErrorSummaryProps): ReactNode {
  // The key remounts the summary on every attempt, which focuses it.
  return props.problems.length > 0 && <Summary {...props} key={props.attempt} />
}

function Summary({ problems, attempt: _attempt, className, ref, ...rest }: ErrorSummaryProps): ReactNode {
  const { strings, format } = useKit('ErrorSummary')
  const root = useRef<HTMLElement>(null)
  const title = useId()
  useForwardedRef(root, ref)
  useLayoutEffect(() => root.current?.focus(), [])
  return (
    <section
      {...rest}
      ref={root}
      tabIndex={-1}
      aria-labelledby={title}
      className={classes(
        'sk:rounded-card sk:border-2 sk:border-danger sk:bg-danger-soft sk:p-4 sk:text-body sk:text-on-danger-soft sk:wrap-anywhere',
        className,
      )}
    >
      <h2 id={title} className="sk:m-0 sk:flex sk:gap-2 sk:text-lead sk:font-semibold">
        <Icon of={alertCircleIcon} size="md" className="sk:mt-[0.3em]" />
        <span>{format.count(strings.errorSummary.title, problems.length)}</span>
      </h2>
      <ul className="sk:m-0 sk:mt-1 sk:ps-7">
        {problems.map(({ field, text }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              className="sk:inline-flex sk:min-h-touch sk:items-center sk:text-inherit sk:underline sk:underline-offset-4"
              onClick={(event) => goTo(event, field)}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
