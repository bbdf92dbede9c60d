import { isRecord } from '../../shared/is-record.ts'

/**
 * What was typed on a page and not sent yet goes along when the language is switched, which is a full load. It lies in
 * the tab's own storage between the two documents only. Passwords, files and card fields are never among it.
 */
const place = 'sakina.typed'
const patience = 10_000

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Typed = { readonly name: string; readonly value: string; readonly checked: boolean }

const pageOf = (pathname: string) => pathname.replace(/^\/en(?=\/|$)/, '') || '/'
const fields = (): Field[] => [
  ...document.querySelectorAll<Field>('form input[name], form textarea[name], form select[name]'),
]
const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
const isPrivate = (field: Field) =>
  ['password', 'file', 'hidden'].includes(field.type) || field.autocomplete.startsWith('cc-')

function gather(): Typed[] {
  return fields()
    .filter((field) => !isPrivate(field) && (isTick(field) ? field.checked : field.value !== ''))
    .map((field) => ({ name: field.name, value: field.value, checked: isTick(field) && field.checked }))
}

export function keepTyped(): () => void {
  const leave = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('[data-language-switch]')) return
    const typed = gather()
    if (typed.length === 0) return
    try {
      sessionStorage.setItem(place, JSON.stringify({ page: pageOf(location.pathname), typed }))
    } catch {
      // Storage may be forbidden: then only what was typed is lost.
    }
  }
  document.addEventListener('click', leave, true)
  return () => document.removeEventListener('click', leave, true)
}

function take(): Typed[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null')
    sessionStorage.removeItem(place)
    if (!isRecord(kept) || kept['page'] !== pageOf(location.pathname) || !Array.isArray(kept['typed']))
      return []
    return kept['typed'].flatMap((each: unknown) =>
      isRecord(each) && typeof each['name'] === 'string' && typeof each['value'] === 'string'
        ? [{ name: each['name'], value: each['value'], checked: each['checked'] === true }]
        : [],
    )
  } catch {
    return []
  }
}

/** As if typed once more, so that whoever listens to the field hears it. */
function fill(field: Field, { value, checked }: Typed) {
  if (isTick(field)) {
    if (checked && !field.checked) field.click()
    return
  }
  const kind = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].find(
    (each) => field instanceof each,
  )
  Object.getOwnPropertyDescriptor(kind?.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

const isFor = (field: Field, typed: Typed) =>
  field.name === typed.name && (isTick(field) ? field.value === typed.value : field.value === '')

/** The fields may still be on their way: each is filled when it appears. */
export function bringBackTyped(): () => void {
  let waiting = take()
  if (waiting.length === 0) return () => undefined
  const fillThoseThere = () => {
    waiting = waiting.filter((typed) => {
      const field = fields().find((each) => isFor(each, typed))
      if (field) fill(field, typed)
      return !field
    })
    if (waiting.length === 0) stop()
  }
  const watch = new MutationObserver(fillThoseThere)
  const timer = setTimeout(() => stop(), patience)
  const stop = () => {
    watch.disconnect()
    clearTimeout(timer)
  }
  watch.observe(document.body, { childList: true, subtree: true })
  fillThoseThere()
  return stop
}
