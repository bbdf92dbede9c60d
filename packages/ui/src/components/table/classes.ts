import { cva } from 'class-variance-authority'

// Under 42rem of its own width the table is a list of cards.

/**
 * The roles of the elements of a table, needed because some browsers drop the table semantics when
 * `display` changes.
 */
export const tableRoles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

export const tableFrameClasses =
  'sk:@2xl:overflow-hidden sk:@2xl:rounded-card sk:@2xl:border sk:@2xl:border-border sk:@2xl:bg-surface sk:forced:@2xl:border-[CanvasText]'

export const tableClasses = 'sk:block sk:w-full sk:border-collapse sk:text-start sk:@2xl:table'

export const captionClasses = cva('sk:text-start', {
  variants: {
    hidden: {
      true: 'sk:sr-only',
      false: 'sk:block sk:pb-3 sk:text-lead sk:font-semibold sk:@2xl:table-caption sk:@2xl:px-4 sk:@2xl:pt-3',
    },
  },
})

export const headClasses = cva('sk:@2xl:table-header-group', {
  variants: { usable: { true: 'sk:block sk:pb-3', false: 'sk:sr-only sk:@2xl:not-sr-only' } },
})

export const headRowClasses =
  'sk:flex sk:flex-wrap sk:items-center sk:gap-2 sk:@2xl:table-row sk:@2xl:border-b sk:@2xl:border-border sk:@2xl:bg-subtle'

export const headCellClasses = cva(
  'sk:font-semibold sk:wrap-break-word sk:@2xl:table-cell sk:@2xl:px-4 sk:@2xl:align-middle',
  {
    variants: {
      // Figures align on the right in every language.
      numeric: { true: 'sk:text-start sk:@2xl:[text-align:right]', false: 'sk:text-start' },
      sortable: { true: 'sk:@2xl:py-0', false: 'sk:sr-only sk:@2xl:not-sr-only sk:@2xl:py-2.5' },
    },
  },
)

export const sortButtonClasses = cva(
  'sk:inline-flex sk:min-h-touch sk:cursor-pointer sk:items-center sk:gap-1.5 sk:rounded-full sk:border sk:bg-transparent sk:px-3 sk:font-semibold sk:text-text sk:@2xl:rounded-small sk:@2xl:border-transparent sk:@2xl:px-1 sk:@2xl:-mx-1 sk:forced:border-[ButtonText]',
  { variants: { active: { true: 'sk:border-primary', false: 'sk:border-field-border' } } },
)

export const bodyClasses = 'sk:grid sk:gap-3 sk:@2xl:table-row-group'

export const rowClasses = cva(
  'sk:grid sk:min-w-0 sk:rounded-card sk:border sk:border-border sk:p-4 sk:@2xl:table-row sk:@2xl:rounded-none sk:@2xl:border-x-0 sk:@2xl:border-t-0 sk:@2xl:last:border-b-0 sk:forced:border-[CanvasText]',
  {
    variants: {
      // On a card, the checkbox stands beside all of the content.
      selectable: {
        true: 'sk:grid-cols-[auto_minmax(0,1fr)] sk:gap-x-1 sk:gap-y-1.5 sk:has-[[data-row-box]_:checked]:bg-subtle sk:forced:has-[[data-row-box]_:checked]:outline-2 sk:forced:has-[[data-row-box]_:checked]:-outline-offset-2',
        false: 'sk:gap-1.5',
      },
      leads: { true: 'sk:cursor-pointer sk:bg-surface sk:hover:bg-subtle', false: 'sk:bg-surface' },
    },
  },
)

export const checkboxCellClasses =
  'sk:-ms-3 sk:-mt-2.5 sk:self-start sk:@2xl:table-cell sk:@2xl:w-px sk:@2xl:ps-2 sk:@2xl:align-top sk:@2xl:py-0.5'

export const rowLinkClasses =
  'sk:-my-2.5 sk:inline-flex sk:min-h-touch sk:min-w-touch sk:items-center sk:font-semibold sk:text-primary sk:underline sk:decoration-1 sk:underline-offset-4 sk:hover:decoration-2'

export const cellClasses = cva(
  'sk:min-w-0 sk:wrap-anywhere sk:text-text sk:@2xl:table-cell sk:@2xl:px-4 sk:@2xl:py-3 sk:@2xl:align-top',
  {
    variants: {
      kind: {
        header: 'sk:block sk:pb-1 sk:text-start sk:font-semibold',
        value: 'sk:flex sk:flex-wrap sk:items-baseline sk:justify-between sk:gap-x-4 sk:font-normal',
      },
      numeric: { true: 'sk:@2xl:[text-align:right]', false: 'sk:@2xl:text-start' },
      beside: { true: 'sk:col-start-2', false: '' },
    },
  },
)

export const labelClasses = 'sk:text-small sk:text-text-muted sk:@2xl:hidden'
