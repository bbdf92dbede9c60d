import { NothingFound } from '@sakina/ui/art/illustrations/nothing-found'
import { Button } from '@sakina/ui/button'
import { EmptyState } from '@sakina/ui/empty-state'

import { paths } from '../config/paths.ts'
import { useText } from '../intl/use-text.ts'
import { Link } from '../router/index.ts'

const lists = {
  order: { to: paths.myOrders.to(), label: 'missing.toOrders' },
  contract: { to: paths.contracts.to(), label: 'missing.toContracts' },
  invoice: { to: paths.bills.to(), label: 'missing.toInvoices' },
} as const

/** The kind of record that was not found. */
export type NotFoundKind = keyof typeof lists

/** Says that the id in the URL does not exist for this customer, and links to the list and to the office. */
export function NotFoundNotice({ kind, level = 2 }: { kind: NotFoundKind; level?: 2 | 3 }) {
  const t = useText()
  const { to, label } = lists[kind]
  return (
    <EmptyState
      level={level}
      title={t(`missing.${kind}`)}
      text={t('missing.text')}
      illustration={<NothingFound />}
      action={
        <>
          <Button asChild>
            <Link to={to}>{t(label)}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={paths.popup.to('contact')}>{t('missing.contact')}</Link>
          </Button>
        </>
      }
    />
  )
}
