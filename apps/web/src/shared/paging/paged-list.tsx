import { Pagination } from '@sakina/ui/pagination'
import { useLayoutEffect, useRef, type ReactNode } from 'react'

import { useText } from '../intl/use-text.ts'
import { Link, Navigate } from '../router/index.ts'

type Props = {
  list: { readonly items: readonly unknown[]; readonly totalPages: number }
  page: number
  to: (page: number) => string
  label: string
  children: ReactNode
}

/**
 * A page of a list with links to the others. Another page scrolls and focuses its top. Back and Forward
 * keep their position, and a filter keeps focus. A page number past the end redirects to the last page.
 */
export function PagedList({ list: { items, totalPages }, page, to, label, children }: Props) {
  const t = useText()
  const top = useRef<HTMLDivElement>(null)
  const followedTo = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (followedTo.current === page) {
      top.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
      top.current?.focus({ preventScroll: true })
    }
    followedTo.current = undefined
  }, [page])
  if (items.length === 0 && page > totalPages) return <Navigate replace to={to(totalPages)} />
  const shown = Math.min(page, totalPages)
  const link = (each: number) => (
    <Link
      to={to(each)}
      onClick={() => {
        followedTo.current = each
      }}
    />
  )
  return (
    <div
      ref={top}
      tabIndex={-1}
      role="group"
      aria-label={t('paging.position', { page: shown, pages: totalPages })}
      className="grid scroll-mt-24 gap-6 outline-none"
    >
      {children}
      {totalPages > 1 && <Pagination label={label} page={shown} pages={totalPages} link={link} />}
    </div>
  )
}

/** Returns the page number in the URL, or 1 if it is invalid. */
export function parsePageNumber(search: URLSearchParams): number {
  const asked = Number(search.get('page') ?? 1)
  return Number.isInteger(asked) && asked >= 1 && asked <= 100_000 ? asked : 1
}
