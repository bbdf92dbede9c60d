import type { EntityOf } from '@sakina/api-client/wire/operation'
import type { opsListCustomers } from '@sakina/api-client/wire/ops'
import { PersonName } from '@sakina/ui/person-name'
import { Phone } from '@sakina/ui/phone'
import type { TableColumn } from '@sakina/ui/table'

import { Link } from './router.tsx'
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

export type Customer = EntityOf<typeof opsListCustomers>['items'][number]

/** The columns of customers, each with a link to where the person goes on. */
export const customerColumns = (
  t: ReturnType<typeof useText>,
  pathOf: (id: string | number) => string,
): readonly TableColumn<Customer>[] => [
  {
    id: 'name',
    header: t('today.family'),
    rowHeader: true,
    cell: ({ id, name }) => (
      <Link to={pathOf(id)} className="text-primary">
        <PersonName name={name} />
      </Link>
    ),
  },
  {
    id: 'phone',
    header: t('answer.fact.phone'),
    cell: ({ mobile, contactPhone: other }) => {
      const number = mobile ?? other
      return number !== null && <Phone number={number} link="text" />
    },
  },
]
