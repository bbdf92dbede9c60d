'use client'
import { use, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../components/icon/icon.tsx'
import { alertCircleIcon } from '../components/icon/generated/icons.ts'
import { KitContext } from '../components/provider/context.ts'
import type { Kit } from '../components/provider/context.ts'
import { announce, prepareAnnouncer } from './announcement.tsx'

/** A form that was sent focuses its first invalid field by then. */
const UNTIL_FOCUSED_MS = 150

interface NewError {
  readonly id: string
  readonly text: string
  /** Whether the field had the focus already, so that nothing reads its new description. */
  readonly isAtFocus: boolean
}

const hasFocus = (id: string): boolean =>
  document.activeElement?.closest(`[aria-describedby~="${CSS.escape(id)}"]`) instanceof Element

/** The visible name of the field, without its asterisk. */
const nameOf = (id: string): string =>
  [...(document.getElementById(id.replace(/error$/, 'label'))?.childNodes ?? [])]
    .filter((node) => !(node instanceof Element && node.matches('[aria-hidden]')))
    .map(({ textContent }) => textContent)
    .join('')

let errors: NewError[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Counts errors that appear together. One that appears alone is said with the name of its field, unless the
 * focus has just come to the field and reads it.
 */
function sayNewErrors(kit: Kit | undefined): void {
  const [first, ...others] = errors.filter(({ id }) => document.getElementById(id)?.textContent)
  errors = []
  if (!first) return
  if (kit && others.length > 0) announce(kit.format.count(kit.strings.field.problems, others.length + 1))
  else if (first.isAtFocus) announce(first.text)
  else if (!hasFocus(first.id)) announce([nameOf(first.id), first.text].filter(Boolean).join(': '))
}

interface FieldErrorProps {
  id: string
  error: ReactNode
  /** True if a hint is read after it. */
  hinted?: boolean | undefined
}

/** The error message below a control that draws its own label. A later error is said. */
export function FieldError({ id, error, hinted = false }: FieldErrorProps): ReactNode {
  // Fields need no Provider.
  const kit = use(KitContext)
  const message = useRef<HTMLSpanElement>(null)
  const said = useRef('')
  useEffect(prepareAnnouncer, [])
  useEffect(() => {
    const text = message.current?.textContent ?? ''
    const isNew = text !== '' && text !== said.current
    said.current = text
    if (!isNew) return
    errors.push({ id, text, isAtFocus: hasFocus(id) })
    clearTimeout(timer)
    timer = setTimeout(() => sayNewErrors(kit), UNTIL_FOCUSED_MS)
  })
  return (
    <div id={id} className="sk:text-small sk:text-danger sk:empty:hidden">
      {error && (
        <span className="sk:flex sk:gap-1.5">
          <Icon of={alertCircleIcon} className="sk:mt-[0.25em]" />
          <span>
            <span ref={message}>{error}</span>
            {hinted && kit && <span className="sk:sr-only">{kit.format.comma}</span>}
          </span>
        </span>
      )}
    </div>
  )
}
