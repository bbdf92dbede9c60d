import type { Contract } from '@sakina/api-client/client'
import type { Money as Amount } from '@sakina/domain/money'
import { Button } from '@sakina/ui/button'
import { Icon, pauseIcon, swapIcon } from '@sakina/ui/icon'
import { Money } from '@sakina/ui/money'

import { paths } from '../../shared/config/paths.ts'
import { canRequest, requestEligibility } from '../../shared/contracts/can-request.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { PopupLink } from '../../shared/popup/popup-link.tsx'
import { useSearchParams } from '../../shared/router/index.ts'

type About = { contract: Contract }

/** Says where a refund goes and when it arrives. */
export function RefundArrival({ contract: { paymentMethod } }: About) {
  const t = useText()
  return t(paymentMethod === 'wallet' ? 'requests.leaving.toWallet' : 'requests.leaving.toPayment')
}

const kinds = ['suspension', 'replacement'] as const
const looks = { suspension: pauseIcon, replacement: swapIcon } as const

/** Suggests a suspension or another worker instead of leaving. */
export function LeavingAlternatives({ contract }: About) {
  const t = useText()
  const [search] = useSearchParams()
  const possible = kinds.filter((kind) => canRequest(requestEligibility(contract), kind))
  if (possible.length === 0) return null
  return (
    <div role="group" aria-label={t('requests.leaving.instead')} className="grid gap-2">
      <p className="m-0 text-text-muted">{t('requests.leaving.instead')}</p>
      <div className="flex flex-wrap gap-2">
        {possible.map((kind) => (
          <Button key={kind} asChild size="sm" variant="secondary" icon={<Icon of={looks[kind]} />}>
            <PopupLink
              replace
              to={paths.popupAbout.to(search, { popup: kind, contract: String(contract.id) })}
            >
              {t(`requests.${kind}.title`)}
            </PopupLink>
          </Button>
        ))}
      </div>
    </div>
  )
}

type SentProps = About & { text: string; refund: Amount | undefined }

/** Confirms a sent request, with the refund and where it goes. */
export function LeavingSent({ text, refund, contract }: SentProps) {
  const t = useText()
  return (
    <>
      {text}
      {refund !== undefined && refund > 0 && (
        <span className="block">
          {t('requests.leaving.back')} <Money halalas={refund} weight="strong" />
          {' · '}
          <RefundArrival contract={contract} />
        </span>
      )}
    </>
  )
}
