import type { Contract } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { listRunningContracts } from '@sakina/api-client/wire/contracts'
import { Button } from '@sakina/ui/button'
import { Card } from '@sakina/ui/card'
import { EmptyState } from '@sakina/ui/empty-state'
import { NativeSelect } from '@sakina/ui/native-select'
import { lazy, Suspense, useState, type ComponentType } from 'react'

import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { paths } from '../../shared/config/paths.ts'
import { toContractRequestFacts, canMakeContractRequest } from '../../shared/contracts/can-request.ts'
import { useContractLabels } from '../../shared/contracts/use-contract-label.ts'
import { FormSkeleton } from '../../shared/forms/form-skeleton.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import { PortalTitle } from '../../shared/portal/portal-title.tsx'
import { Link, useSearchParams } from '../../shared/router/index.ts'
import { useCustomer } from '../../shared/session/session.ts'
import { RequestUnavailableNotice } from '../../shared/requests/request-unavailable-notice.tsx'
import { usePolicyTexts } from '../../shared/policies/use-policies.ts'

// Few customers see this drawing, and its code is as large as that of a field.
const ContractArt = lazy(async () => ({
  default: (await import('@sakina/ui/art/illustrations/contract')).Contract,
}))

type Kind = 'replacement' | 'cancellation' | 'suspension'
type Props = {
  kind: Kind
  /** The form, rendered once a contract is chosen. */
  form: ComponentType<{ contract: Contract }>
}

const forms = {
  replacement: paths.requestReplacement,
  cancellation: paths.requestCancellation,
  suspension: paths.requestSuspension,
} as const

/** One of the three request forms as a page, with links to the others (portal, complaints screen). */
export function RequestPage({ kind, form }: Props) {
  const t = useText()
  const policies = usePolicyTexts()
  const [search] = useSearchParams()
  const chosen = search.get('contract') ?? ''
  const kept = chosen === '' ? {} : { contract: chosen }
  // The form of a cancellation begins with what it costs and when it takes effect.
  const hasQuote = kind === 'cancellation' && chosen !== ''
  return (
    <>
      <PortalTitle
        title={t(`requests.${kind}.title`)}
        text={hasQuote ? undefined : t(`requests.${kind}.text`, policies)}
      />
      <nav aria-label={t('requests.menu')} className="mb-4">
        <ul className="m-0 grid list-none grid-cols-3 gap-2 p-0 sm:max-w-120">
          {(['cancellation', 'suspension', 'replacement'] as const).map((each) => (
            <li key={each} className="grid">
              <Button asChild size="sm" variant={each === kind ? 'primary' : 'secondary'}>
                <Link to={forms[each].to(kept)} aria-current={each === kind ? 'page' : undefined}>
                  {t(`requests.${each}.short`)}
                </Link>
              </Button>
            </li>
          ))}
        </ul>
      </nav>
      <ChosenContract kind={kind} form={form} chosen={chosen} />
    </>
  )
}

function ChosenContract({ kind, form: Form, chosen }: Props & { chosen: string }) {
  const t = useText()
  const { partnerId } = useCustomer()
  const [, setSearch] = useSearchParams()
  const labelsOf = useContractLabels()
  const [left, setLeft] = useState(false)
  // The contract of the form, kept when the sent request removes it from this list.
  const [lastContract, setLastContract] = useState<Contract>()
  const contracts = useEndpoint(listRunningContracts, {
    query: partnerId === null ? {} : { customerId: String(partnerId) },
  })
  const found = contracts.data?.find(({ id }) => String(id) === chosen)
  if (found && String(lastContract?.id) !== chosen) setLastContract(found)
  const contract = String(lastContract?.id) === chosen ? lastContract : found
  const optionsOf = (listed: readonly Contract[]) => {
    const labels = labelsOf(
      listed.map((each) => ({
        ...each,
        title: each.plan?.name || each.service?.name,
        worker: each.workers[0]?.name,
      })),
    )
    return listed.map(({ id, number }, place) => ({ value: String(id), label: labels[place] ?? number }))
  }
  return (
    <AsyncView
      answer={contracts}
      label={t('requests.contractsLoading')}
      failedTitle={t('requests.contractsFailed')}
      loading={<FormSkeleton fields={chosen === '' ? 1 : 6} />}
      isEmpty={(all) => all.length === 0 && !contract}
      empty={
        <EmptyState
          title={t('requests.noContracts')}
          text={t('requests.noContractsText')}
          illustration={
            <Suspense>
              <ContractArt />
            </Suspense>
          }
          action={
            <Button asChild>
              <Link to={paths.contracts.to()}>{t('requests.toContracts')}</Link>
            </Button>
          }
        />
      }
    >
      {(all) => (
        <Card padding="lg">
          <NativeSelect
            label={t('requests.contract')}
            required
            placeholder={t('requests.chooseContract')}
            options={optionsOf([...all, ...(contract && !found ? [contract] : [])])}
            value={contract ? chosen : ''}
            error={left && !contract ? t(`validation.${kind}.missingContract`) : undefined}
            onBlur={() => setLeft(true)}
            onValueChange={(id) => setSearch(id === '' ? {} : { contract: id }, { replace: true })}
          />
          {found && !canMakeContractRequest(toContractRequestFacts(found), kind) ? (
            <RequestUnavailableNotice kind={kind} contract={toContractRequestFacts(found)} />
          ) : (
            contract && <Form key={chosen} contract={contract} />
          )}
        </Card>
      )}
    </AsyncView>
  )
}
