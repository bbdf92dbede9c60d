import { cva } from 'class-variance-authority'

// Under 42rem of its own width the table is a list of cards.

/** Not redundant: some browsers forget what a table is when the display of its parts changes. */
export const roles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

export const frame =
  '@2xl:overflow-hidden @2xl:rounded-card @2xl:border @2xl:border-border @2xl:bg-surface forced:@2xl:border-[CanvasText]'

export const tableLooks = 'block w-full border-collapse text-start @2xl:table'

export const captionLooks = cva('text-start', {
  variants: {
    hidden: {
      true: 'sr-only',
      false: 'block pb-3 text-lead font-semibold @2xl:table-caption @2xl:px-4 @2xl:pt-3',
    },
  },
})

export const headLooks = cva('@2xl:table-header-group', {
  variants: { sortable: { true: 'block pb-3', false: 'sr-only @2xl:not-sr-only' } },
})

export const headRowLooks =
  'flex flex-wrap items-center gap-2 @2xl:table-row @2xl:border-b @2xl:border-border @2xl:bg-subtle'

export const headCellLooks = cva(
  'font-semibold wrap-break-word @2xl:table-cell @2xl:px-4 @2xl:align-middle',
  {
    variants: {
      // figures end under each other: at the right, whichever way lines run
      numeric: { true: 'text-start @2xl:[text-align:right]', false: 'text-start' },
      sortable: { true: '@2xl:py-0', false: 'sr-only @2xl:not-sr-only @2xl:py-2.5' },
    },
  },
)

export const sortButtonLooks = cva(
  'inline-flex min-h-touch cursor-pointer items-center gap-1.5 rounded-full border bg-transparent px-3 font-semibold text-text @2xl:rounded-small @2xl:border-transparent @2xl:px-1 @2xl:-mx-1 forced:border-[ButtonText]',
  { variants: { active: { true: 'border-primary', false: 'border-field-border' } } },
)

export const bodyLooks = 'grid gap-3 @2xl:table-row-group'

export const rowLooks =
  'grid min-w-0 gap-1.5 rounded-card border border-border bg-surface p-4 @2xl:table-row @2xl:rounded-none @2xl:border-x-0 @2xl:border-t-0 @2xl:last:border-b-0 forced:border-[CanvasText]'

export const cellLooks = cva(
  'min-w-0 wrap-anywhere text-text @2xl:table-cell @2xl:px-4 @2xl:py-3 @2xl:align-top',
  {
    variants: {
      kind: {
        header: 'block pb-1 text-start font-semibold',
        value: 'flex flex-wrap items-baseline justify-between gap-x-4 font-normal',
      },
      numeric: { true: '@2xl:[text-align:right]', false: '@2xl:text-start' },
    },
  },
)

export const labelLooks = 'text-small text-text-muted @2xl:hidden'
