import { Pagination } from '@sakina/ui/pagination'
import type { ReactNode } from 'react'

import { Link, Navigate } from '../router/index.ts'

type Props = {
  list: { readonly items: readonly unknown[]; readonly totalPages: number }
  page: number
  to: (page: number) => string
  label: string
  /** The page of the list. */
  children: ReactNode
}

/** A page of a list and the way to its others. An address past the last, such as a kept link to a list that has become shorter, leads to the last. */
export function Pages({ list: { items, totalPages }, page, to, label, children }: Props) {
  if (items.length === 0 && page > totalPages) return <Navigate replace to={to(totalPages)} />
  const link = (each: number) => <Link to={to(each)} />
  return (
    <div className="grid gap-6">
      {children}
      {totalPages > 1 && (
        <Pagination label={label} page={Math.min(page, totalPages)} pages={totalPages} link={link} />
      )}
    </div>
  )
}
