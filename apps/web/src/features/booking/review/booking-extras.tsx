import type { Offer } from '@sakina/api-client/client'
import { listOffers } from '@sakina/api-client/wire/catalogue'
import { quoteOrder } from '@sakina/api-client/wire/orders'
import { getRewards, listVouchers, redeemPoints } from '@sakina/api-client/wire/wallet'
import { useCommand, useEndpoint } from '@sakina/api-client/swr'
import {
  getChosenExtras,
  isChoiceUnfinished,
  toQuoteRequest,
  parseExtrasChoice,
} from '@sakina/domain/booking'
import type { BookingDraft, BookingPrice, ExtrasChoice } from '@sakina/domain/booking'
import { ZERO_MONEY, moneyToWire, subtract } from '@sakina/domain/money'
import { isVoucherForService } from '@sakina/domain/pricing'
import { extrasStepSchema } from '@sakina/domain/validation'
import { textLimits } from '@sakina/domain/vocabulary'
import { Button } from '@sakina/ui/button'
import { Checkbox } from '@sakina/ui/checkbox'
import { Code } from '@sakina/ui/code'
import { Money } from '@sakina/ui/money'
import { useKit } from '@sakina/ui/provider'
import { Textarea } from '@sakina/ui/textarea'
import { TextField } from '@sakina/ui/text-field'
import { useEffect, useRef, useState } from 'react'

import { useText } from '../../../shared/intl/use-text.ts'
import { percentText } from '../price/percent-text.ts'
import { useErrorMessage } from '../../../shared/errors/error-messages.ts'
import { useSession } from '../../../shared/session/session.ts'
import { useStepValues } from '../steps/use-step-values.ts'

type Props = {
  draft: BookingDraft
  price: BookingPrice
  onChange: (extras: ExtrasChoice) => void
}

/** The optional additions before payment: a note, a voucher and the wallet balance. */
export function BookingExtras({ draft, price, onChange }: Props) {
  const t = useText()
  const { status } = useSession()
  const isSignedIn = status === 'signedIn'
  const { values, choose, errorOf } = useStepValues({
    schema: extrasStepSchema,
    read: parseExtrasChoice,
    first: draft.steps.extras ?? {},
    // Invalid values are not saved.
    onChange: (added) => {
      if (!isChoiceUnfinished(added)) onChange(added)
    },
    tried: true,
  })
  const { note, voucherCode, useWallet } = getChosenExtras({ steps: { extras: values } })
  const [isNoteOpen] = useState(note !== '')
  const [isJustTaken, setIsJustTaken] = useState(false)
  return (
    <div className="grid gap-4">
      {voucherCode === '' ? (
        <VoucherEntry
          draft={draft}
          onTaken={(code) => {
            setIsJustTaken(true)
            choose({ voucherCode: code })
          }}
        />
      ) : (
        <AppliedVoucher
          code={voucherCode}
          price={price}
          hasFocus={isJustTaken}
          onRemove={() => choose({ voucherCode: undefined })}
        />
      )}
      {isSignedIn && price.balance > 0 && (
        <Checkbox
          label={
            <>
              {t('booking.wallet.use')} <Money halalas={price.balance} />
            </>
          }
          hint={t('booking.wallet.hint')}
          checked={useWallet}
          onCheckedChange={(checked) => choose({ useWallet: checked })}
        />
      )}
      <details open={isNoteOpen || errorOf('note') !== undefined}>
        <summary className="inline-flex min-h-touch cursor-pointer items-center font-semibold text-primary underline">
          {t('booking.extras.addNote')}
        </summary>
        <Textarea
          className="mt-2"
          label={t('booking.extras.note')}
          hint={t('booking.extras.noteHint')}
          optional
          rows={2}
          countTo={textLimits.orderNote.most}
          value={note}
          error={errorOf('note')}
          onChange={(event) => choose({ note: event.target.value })}
        />
      </details>
    </div>
  )
}

type AppliedProps = {
  code: string
  price: BookingPrice
  /** Whether the code was applied just now, so that its field, which had focus, is gone. */
  hasFocus: boolean
  onRemove: () => void
}

/** The applied voucher, with what it takes off and the total that remains. */
function AppliedVoucher({ code, price, hasFocus, onRemove }: AppliedProps) {
  const t = useText()
  const { format } = useKit()
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasFocus) strip.current?.focus()
  }, [hasFocus])
  const discount = price.lines.find((line) => line.code === 'voucher')?.amount
  return (
    <div
      ref={strip}
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-x-3 rounded-field bg-success-soft px-4 py-2 text-on-success-soft outline-none"
    >
      <div role="status" className="min-w-0">
        <p className="m-0 font-semibold">
          {t('booking.voucher.taken')} <Code value={code} weight="strong" />
        </p>
        {discount !== undefined && (
          <p className="m-0">
            {t('booking.voucher.total', {
              discount: format.amount(subtract(ZERO_MONEY, discount)),
              total: format.amount(price.due),
            })}
          </p>
        )}
      </div>
      <Button variant="quiet" size="sm" className="-mx-3.75" onClick={onRemove}>
        {t('booking.voucher.remove')}
      </Button>
    </div>
  )
}

type EntryProps = { draft: BookingDraft; onTaken: (code: string) => void }

function VoucherEntry({ draft, onTaken }: EntryProps) {
  const t = useText()
  const words = useErrorMessage()
  const { format } = useKit()
  const { status } = useSession()
  const [code, setCode] = useState('')
  const [refused, setRefused] = useState<string>()
  const check = useCommand(quoteOrder)
  const redeem = useCommand(redeemPoints)
  const asked = status === 'signedIn' ? {} : null
  const vouchers = useEndpoint(listVouchers, asked)
  const rewards = useEndpoint(getRewards, asked)
  // The vouchers of a customer include the offers; a guest has only those.
  const offers = useEndpoint(listOffers, status === 'signedOut' ? {} : null)
  const offered: readonly Offer[] =
    offers.data ?? vouchers.data?.filter(({ state }) => state === 'active') ?? []
  const own = offered.filter((offer) => isVoucherForService(offer, draft.service))
  const { points = 0, pointsPerBlock = 0, discountPerBlock = ZERO_MONEY } = rewards.data ?? {}
  // The agency sets the size and the value of a block of points.
  const isEnough = pointsPerBlock > 0 && points >= pointsPerBlock

  const take = async (wanted: string): Promise<void> => {
    const voucher = wanted.trim()
    if (voucher === '') return setRefused(t('booking.voucher.empty'))
    setRefused(undefined)
    const reply = await check.run({ body: { ...toQuoteRequest(draft), voucherCode: voucher } })
    if (reply.ok) onTaken(voucher)
    else setRefused(words(reply.error))
  }
  const turnPoints = async (): Promise<void> => {
    const reply = await redeem.run({ body: { blocks: 1 } }, { idempotencyKey: `${draft.id}-points` })
    if (reply.ok) await take(reply.value.code)
    else setRefused(words(reply.error))
  }
  return (
    <div className="grid gap-2">
      <form
        className="flex flex-wrap items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void take(code)
        }}
      >
        <TextField
          className="min-w-0 flex-1 basis-48"
          label={t('booking.voucher.code')}
          optional
          content="ltr"
          autoComplete="off"
          value={code}
          error={refused}
          onChange={(event) => {
            setCode(event.target.value)
            setRefused(undefined)
          }}
        />
        {/* Aligned with the field, whatever text is below it. */}
        <div className="grid gap-1.5 text-body">
          <span aria-hidden>{'\u00a0'}</span>
          <Button type="submit" variant="secondary" loading={check.busy}>
            {t('booking.voucher.apply')}
          </Button>
        </div>
      </form>
      {(own.length > 0 || isEnough) && (
        <div className="flex flex-wrap gap-2">
          {own.map((voucher) => (
            <Button key={voucher.code} variant="secondary" size="sm" onClick={() => void take(voucher.code)}>
              {voucher.percent === null
                ? t('booking.voucher.own')
                : t('booking.voucher.offer', { share: percentText(voucher.percent, format) })}{' '}
              <Code value={voucher.code} />
            </Button>
          ))}
          {isEnough && (
            <Button variant="secondary" size="sm" loading={redeem.busy} onClick={() => void turnPoints()}>
              {t('booking.points.turn', {
                block: pointsPerBlock,
                worth: moneyToWire(discountPerBlock),
                points,
              })}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
