import { isObject, readJson, texts, type JsonObject } from '../common/json.ts'

/** Bytes (or a count): what is asserted, and where we want to be. */
export type Budget = { readonly asserted: number; readonly target: number }

export type Group = {
  readonly name: string
  readonly addresses: readonly string[]
  readonly js: Budget
  /** Where a group has bounds of its own; else those of every page hold. */
  readonly requests?: Budget
  readonly cssPage?: Budget
  /** A public page carries no forms. */
  readonly isPublic: boolean
}

export const measures = ['cssPage', 'cssSite', 'fonts', 'html', 'blocking', 'requests', 'files'] as const
export type Measure = (typeof measures)[number]

export type Budgets = {
  readonly groups: readonly Group[]
  readonly measures: Readonly<Record<Measure, Budget>>
}

function budget(from: JsonObject, key: string): Budget {
  const entry = from[key]
  if (isObject(entry) && typeof entry['asserted'] === 'number' && typeof entry['target'] === 'number')
    return { asserted: entry['asserted'], target: entry['target'] }
  throw new TypeError(`budgets: “${key}” needs the numbers asserted and target`)
}

export function readBudgets(file: string): Budgets {
  const content = readJson(file)
  if (!isObject(content) || !Array.isArray(content['groups']))
    throw new TypeError('budgets: groups are missing')
  const groups = content['groups'].filter(isObject).map((group) => ({
    name: String(group['name']),
    addresses: texts(group['addresses']),
    js: budget(group, 'js'),
    ...('requests' in group && { requests: budget(group, 'requests') }),
    ...('cssPage' in group && { cssPage: budget(group, 'cssPage') }),
    isPublic: group['public'] === true,
  }))
  const [cssPage, cssSite, fonts, html, blocking, requests, files] = measures.map((key) =>
    budget(content, key),
  )
  if (!cssPage || !cssSite || !fonts || !html || !blocking || !requests || !files)
    throw new TypeError('budgets: a measure is missing')
  return { groups, measures: { cssPage, cssSite, fonts, html, blocking, requests, files } }
}

/** The group of an address; the last group is everybody else's. */
export function groupOf({ groups }: Budgets, address: string): Group {
  const group = groups.find(({ addresses }) => addresses.includes(address)) ?? groups.at(-1)
  if (!group) throw new TypeError('budgets: groups are missing')
  return group
}
