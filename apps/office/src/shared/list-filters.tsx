import { useEndpoint } from '@sakina/api-client/swr'
import { listBranches } from '@sakina/api-client/wire/catalogue'
import { Button } from '@sakina/ui/button'
import { Money } from '@sakina/ui/money'
import { NativeSelect } from '@sakina/ui/native-select'
import { TextField } from '@sakina/ui/text-field'
import { useState } from 'react'

import { useSession } from './person.ts'
import { Link, useSearchParams } from './router.tsx'
import { useText } from './text.ts'

/** The classes of a link that filters a list. */
export const chip =
  'inline-flex min-h-touch items-center gap-2 whitespace-nowrap rounded-field border border-border px-3 font-semibold text-primary no-underline hover:bg-primary-soft aria-[current=true]:border-transparent aria-[current=true]:bg-primary aria-[current=true]:text-on-primary'

/** A number of a URL, such as that of a page; anything else is none. */
export const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

/** What a list is searched for, as long as the server takes it. */
export const searchOf = (text: string | null): string => (text ?? '').trim().slice(0, 60)

/** What the URL names of a list, and how to change it; any other filter begins on the first page. */
export function useUrlFilter<Name extends string>() {
  const [query, setQuery] = useSearchParams()
  type Values = Readonly<Partial<Record<Name, string | undefined>>>
  const withValues = (values: Values): URLSearchParams => {
    const next = new URLSearchParams(query)
    next.delete('page')
    for (const [name, value] of Object.entries<string | undefined>(values))
      if (value === undefined || value === '') next.delete(name)
      else next.set(name, value)
    return next
  }
  return {
    valueOf: (name: Name): string | null => query.get(name),
    linkTo: (values: Values): string => `?${withValues(values).toString()}`,
    change: (values: Values): void => setQuery(withValues(values)),
  }
}

type Part = {
  /** What the part is called in the code. */
  readonly id: string
  readonly label: string
  readonly to: string
  readonly isCurrent: boolean
  readonly count?: number | undefined
  /** In halalas. */
  readonly sum?: number | undefined
}

/** The parts of a list as links, with how many are in each. */
export function ListParts({ label, parts }: { label: string; parts: readonly Part[] }) {
  return (
    <nav aria-label={label} className="min-w-0">
      <ul className="relative m-0 flex list-none gap-2 overflow-x-auto p-1 sm:flex-wrap">
        {parts.map(({ id, label: name, to, isCurrent, count, sum = 0 }) => (
          <li key={id}>
            <Link to={to} className={chip} aria-current={isCurrent || undefined}>
              {name} {count !== undefined && <span className="tabular-nums">{count}</span>}
              {sum > 0 && (
                <span className="font-normal">
                  <Money halalas={sum} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type SearchProps = {
  search: string
  onSearch: (search: string) => void
  /** What the list is searched for, where that is not a number, a mobile or a name. */
  label?: string
}

/** Searches a list for a number, a mobile or a name. */
export function ListSearch({ search, onSearch, label }: SearchProps) {
  const t = useText()
  const [typed, setTyped] = useState(search)
  return (
    <form
      role="search"
      className="flex min-w-0 grow items-end gap-2 sm:max-w-md"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(searchOf(typed))
      }}
    >
      <TextField
        type="search"
        className="min-w-0 grow"
        label={label ?? t('today.search')}
        value={typed}
        onValueChange={setTyped}
      />
      <Button type="submit" variant="secondary">
        {t('today.find')}
      </Button>
    </form>
  )
}

/** The branches that the person works for: those of the session, or all. */
export function useOwnBranches() {
  const { person } = useSession()
  const isLimited = person.branches.length > 0
  const { data = [] } = useEndpoint(listBranches, isLimited ? null : {})
  return isLimited ? person.branches.flatMap((own) => own ?? []) : data
}

type BranchProps = { branch: number | undefined; onChange: (branch: number | undefined) => void }

/** Limits a list to one of the branches that the person works for, where there are several. */
export function BranchSelect({ branch, onChange }: BranchProps) {
  const t = useText()
  const branches = useOwnBranches()
  if (branches.length < 2) return null
  return (
    <NativeSelect
      label={t('today.branch')}
      placeholder={t('today.everyBranch')}
      options={branches.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={branch === undefined ? '' : String(branch)}
      onValueChange={(value) => onChange(wholeNumber(value))}
    />
  )
}
