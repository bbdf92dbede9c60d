import { isSameId, type Contract, type ContractRequestQuote } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { listVisits } from '@sakina/api-client/wire/visits'
import type { Money as Amount } from '@sakina/domain/money'
import { Button } from '@sakina/ui/button'
import { Icon, calendarIcon, pauseIcon, swapIcon } from '@sakina/ui/icon'
import { Money } from '@sakina/ui/money'
import { Pause } from '@sakina/ui/provider'

import { useNow } from '../../shared/clock/use-now.ts'
import { paths } from '../../shared/config/paths.ts'
import { canMakeContractRequest, toContractRequestFacts } from '../../shared/contracts/can-request.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { usePolicyTexts } from '../../shared/policies/use-policies.ts'
import { PopupLink } from '../../shared/popup/popup-link.tsx'
import { VoucherNote } from '../../shared/requests/voucher-note.tsx'
import { Link, useSearchParams } from '../../shared/router/index.ts'
import { isMovableVisit } from '../../shared/visits/visit-view.ts'

type About = { contract: Contract }

type ArrivalProps = About & {
  /** Whether the cancellation takes effect at once, without the office. */
  atOnce: boolean
}

/** Says where a refund goes and when it arrives. */
export function RefundArrivalNote({ contract: { paymentMethod }, atOnce }: ArrivalProps) {
  const t = useText()
  const policies = usePolicyTexts()
  return t(paymentMethod === 'wallet' ? 'requests.leaving.toWallet' : 'requests.leaving.toPayment', {
    ...policies,
    atOnce: String(atOnce),
  })
}

/** Says, before a cancellation is sent, when it takes effect: at once, or when the office agrees. */
export function CancellationEffectNote({ atOnce }: Pick<ArrivalProps, 'atOnce'>) {
  const t = useText()
  const policies = usePolicyTexts()
  return t(atOnce ? 'requests.leaving.atOnce' : 'requests.leaving.onApproval', policies)
}

const kinds = ['suspension', 'replacement'] as const
const pages = { suspension: paths.requestSuspension, replacement: paths.requestReplacement } as const
const looks = { suspension: pauseIcon, replacement: swapIcon } as const

type AlternativesProps = About & {
  /** True for a form on a page of its own; the forms of the alternatives then open as pages too. */
  onPage?: boolean
  /** Whether leaving is free now. A pause, which costs, is then not suggested. */
  isFree: boolean
}

/** Returns the id of a visit of the contract that can be moved. */
function useMovableVisit(contract: Contract | undefined) {
  const at = useNow()
  const { data } = useEndpoint(listVisits, contract === undefined ? null : {})
  const visit = data?.find(
    (each) =>
      isSameId(each.contract?.id ?? null, contract?.id ?? null) &&
      each.status.code === 'scheduled' &&
      isMovableVisit(each, at),
  )
  return visit?.id ?? undefined
}

/** Suggests a suspension, another worker, or another day for a single visit, instead of a cancellation. */
export function CancellationAlternatives({ contract, onPage = false, isFree }: AlternativesProps) {
  const t = useText()
  const [search] = useSearchParams()
  const isSingleVisit = contract.visitCount === 1
  const movableVisit = useMovableVisit(isSingleVisit ? contract : undefined)
  // A pause or another worker is no help with a single visit, but another day is.
  const possible = isSingleVisit
    ? []
    : kinds.filter(
        (kind) =>
          canMakeContractRequest(toContractRequestFacts(contract), kind) &&
          !(isFree && kind === 'suspension'),
      )
  if (possible.length === 0 && movableVisit === undefined) return null
  return (
    <div role="group" aria-label={t('requests.leaving.instead')} className="grid gap-2">
      <p className="m-0 text-text-muted">{t('requests.leaving.instead')}</p>
      <div className="flex flex-wrap gap-2">
        {movableVisit !== undefined && (
          <Button asChild size="sm" variant="secondary" icon={<Icon of={calendarIcon} />}>
            <Link to={paths.visits.to({ move: movableVisit })}>{t('requests.leaving.move')}</Link>
          </Button>
        )}
        {possible.map((kind) => (
          <Button key={kind} asChild size="sm" variant="secondary" icon={<Icon of={looks[kind]} />}>
            {onPage ? (
              <Link to={pages[kind].to({ contract: contract.id })}>{t(`requests.${kind}.title`)}</Link>
            ) : (
              <PopupLink
                replace
                to={paths.popupAbout.to(search, { popup: kind, contract: String(contract.id) })}
              >
                {t(`requests.${kind}.title`)}
              </PopupLink>
            )}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** A sent cancellation: the confirmation, and the refund as it was quoted. */
export type SentCancellation = {
  readonly text: string
  readonly refund: Amount | undefined
  /** Whether it is better than the sum that was shown. */
  readonly isBetter: boolean
  /** Whether it was granted at once. */
  readonly isGranted: boolean
  /** What has become of the voucher of the order. */
  readonly voucher: ContractRequestQuote['voucher'] | undefined
}

/** Confirms a sent request, with the refund and where it goes. */
export function CancellationConfirmation({
  sent: { text, refund, isBetter, isGranted, voucher },
  contract,
}: About & { sent: SentCancellation }) {
  const t = useText()
  return (
    <>
      {text}
      <Pause />
      {isGranted && <span className="block">{t('requests.leaving.done')}</span>}
      {refund !== undefined && refund > 0 && (
        <span className="block">
          {t('requests.leaving.back')} <Money halalas={refund} weight="strong" />
          {' · '}
          <RefundArrivalNote contract={contract} atOnce={isGranted} />
          <Pause />
        </span>
      )}
      {voucher && (
        <span className="block">
          <VoucherNote voucher={voucher} />
        </span>
      )}
      {isBetter && <span className="block">{t('requests.betterSums')}</span>}
    </>
  )
}
