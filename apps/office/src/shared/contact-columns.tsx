import { PersonName } from '@sakina/ui/person-name'
import { Phone } from '@sakina/ui/phone'
import type { TableColumn } from '@sakina/ui/table'

import { useText } from './text.ts'

type Contact = {
  readonly customer: { readonly name: string; readonly phone: string } | null
  readonly branch: { readonly name: string } | null
}

/** The column that says whose a record is. */
export const familyColumn = <Row extends Pick<Contact, 'customer'>>(
  t: ReturnType<typeof useText>,
): TableColumn<Row> => ({
  id: 'family',
  header: t('today.family'),
  cell: ({ customer }) =>
    customer !== null && (
      <span className="grid justify-items-start gap-1">
        <PersonName name={customer.name} />
        {customer.phone !== '' && <Phone number={customer.phone} link="text" />}
      </span>
    ),
})

/** The columns that say whose a record is, and of which branch. */
export function useContactColumns<Row extends Contact>(): readonly TableColumn<Row>[] {
  const t = useText()
  return [
    familyColumn<Row>(t),
    {
      id: 'branch',
      header: t('today.branch'),
      cell: ({ branch }) => branch?.name ?? t('today.everyBranch'),
    },
  ]
}
