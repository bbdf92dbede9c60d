import { sample } from './plans.ts'

/** An element as it stands in the page of the kit. */
export type Drawn =
  | string
  | {
      readonly tag: string
      readonly given: Readonly<Record<string, string>>
      readonly inside: readonly Drawn[]
    }

/** Runs in the page: what is drawn there, without what only a script put in. */
export function drawn(selector: string): readonly Drawn[] {
  const read = (node: Node): Drawn[] => {
    if (node instanceof Text) return [node.data]
    if (!(node instanceof Element)) return []
    const given = Object.fromEntries(
      node.getAttributeNames().map((name) => [name, node.getAttribute(name) ?? '']),
    )
    if (node instanceof HTMLInputElement && node.checked) given['checked'] = ''
    return [{ tag: node.tagName.toLowerCase(), given, inside: [...node.childNodes].flatMap(read) }]
  }
  return [...document.querySelectorAll(selector)].flatMap(read)
}

const ownNames: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  viewbox: 'viewBox',
  checked: 'defaultChecked',
}
const switches = new Set(['checked', 'hidden', 'open', 'disabled', 'data-opens', 'inert'])

const propertyOf = (name: string): string =>
  ownNames[name] ??
  (/^(?:aria|data)-/.test(name)
    ? name
    : name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))

const styleOf = (text: string): string =>
  JSON.stringify(
    Object.fromEntries(
      text
        .split(';')
        .map((each) => each.split(':').map((part) => part.trim()))
        .filter(([name]) => name)
        .map(([name = '', value = '']) => [name.startsWith('--') ? name : propertyOf(name), value]),
    ),
  )

const madeIds = /(?:radix-)?_r_\w+_/g

const valueOf = (name: string, text: string): string => {
  if (switches.has(name) && (text === '' || text === 'true')) return 'true'
  if (name === 'style') return styleOf(text)
  return madeIds.test(text)
    ? `\`${text.replaceAll(madeIds, (made) => `\${id}${made}`)}\``
    : JSON.stringify(text)
}

const textOf = (text: string): string =>
  text
    .split(new RegExp(`(${sample.name}|${sample.written})`))
    .filter(Boolean)
    .map((part) =>
      part === sample.name ? 'plan.name' : part === sample.written ? 'price' : JSON.stringify(part),
    )
    .join(', ')

/** The hand-written behaviour of the few elements that have one. */
function behaviourOf({ role, ...given }: Readonly<Record<string, string>>, counts: Map<string, number>) {
  if ('data-opens' in given) return { more: ', onClick: () => onOpen(plan.id)' }
  const at = counts.get(role ?? '') ?? 0
  if (role === 'tab' || role === 'tabpanel') counts.set(role, at + 1)
  const state = `"data-state": tab === ${at} ? "active" : "inactive"`
  if (role === 'tab')
    return { more: `, ${state}, "aria-selected": tab === ${at}, onClick: () => setTab(${at})` }
  if (role === 'tabpanel')
    return {
      more: `, ${state}, hidden: tab !== ${at}`,
      inside: `tab === ${at} && h("p", null, texts[${at}])`,
    }
  return {}
}

/** The same markup as calls of React and nothing else. */
function sourceOf(each: Drawn, counts: Map<string, number>): string {
  if (typeof each === 'string') return textOf(each)
  const { more = '', inside } = behaviourOf(each.given, counts)
  const closes = each.tag === 'button' && 'aria-label' in each.given ? ', onClick: onClose' : ''
  const given = Object.entries(each.given).map(
    ([name, text]) => `${JSON.stringify(propertyOf(name))}: ${valueOf(name, text)}`,
  )
  const children = inside ?? each.inside.map((child) => sourceOf(child, counts)).join(', ')
  return `h(${JSON.stringify(each.tag)}, {${given.join(', ')}${more}${closes}}${children && `, ${children}`})`
}

/** The page of the floor: what the kit draws, without the kit. */
export const floorPage = (card: readonly Drawn[], window: readonly Drawn[]): string => `
import { createElement as h, Fragment, memo, useEffect, useId, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { plansOf, words } from './plans.ts'

const texts = words.tabs.map(({ text }) => text)
const written = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })
const Card = ({ plan, onOpen }) => {
  const id = useId()
  const price = written.format(plan.total / 100)
  return ${card.map((each) => sourceOf(each, new Map())).join('')}
}
const Cards = memo(({ plans, onOpen }) => h('ul', null, plans.map((plan) => h(Card, { key: plan.id, plan, onOpen }))))
const Choice = ({ onClose }) => {
  const id = useId()
  const [tab, setTab] = useState(0)
  return createPortal(h(Fragment, null, ${(() => {
    const counts = new Map<string, number>()
    return window.map((each) => sourceOf(each, counts)).join(', ')
  })()}), document.body)
}
function Page() {
  const [plans, setPlans] = useState([])
  const [open, setOpen] = useState()
  const onClose = () => setOpen(undefined)
  useEffect(() => {
    globalThis.yardstick = {
      show: (count) => flushSync(() => setPlans(plansOf(count, 0))),
      raise: () => flushSync(() => setPlans(plansOf(plans.length, 5_000))),
      close: () => flushSync(onClose),
    }
  }, [plans.length])
  return h(Fragment, null, h(Cards, { plans, onOpen: setOpen }), open !== undefined && h(Choice, { onClose }))
}
createRoot(document.querySelector('#root')).render(h(Page))
`
