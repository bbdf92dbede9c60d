import type { Rewards as Account } from '@sakina/api-client/client'
import { useCommand, useEndpoint } from '@sakina/api-client/swr'
import { getRewards, redeemPoints } from '@sakina/api-client/wire/wallet'
import { DEFAULT_LOYALTY, createLoyaltyConfig, tierProgress, tierForSpending } from '@sakina/domain/loyalty'
import type { LoyaltyConfig } from '@sakina/domain/loyalty'
import { percent as percentOf, percentToNumber, moneyToWire } from '@sakina/domain/money'
import { catchRefusal } from '@sakina/domain/refusal'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Code } from '@sakina/ui/code'
import { LedgerList } from '@sakina/ui/ledger-list'
import { LoyaltyMeter, LoyaltyMeterSkeleton, PointsRedeemer } from '@sakina/ui/loyalty-meter'
import { useState } from 'react'

import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { toRiyadhMoment } from '../../shared/clock/now.ts'
import { paths } from '../../shared/config/paths.ts'
import { FormSkeleton } from '../../shared/forms/form-skeleton.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import { useErrorMessage } from '../../shared/errors/error-messages.ts'
import { Link } from '../../shared/router/index.ts'

const AT_ONCE = 10

/** Returns the tiers and points rules of the provider, or the documented ones if it sends none. */
function rulesOf(account: Account): LoyaltyConfig {
  const outcome = catchRefusal(() => {
    const [lowest, ...higher] = account.tiers.flatMap(({ code, from, bonus, cashbackPercent }) =>
      code === 'unknown' ? [] : [{ code, from, bonus, cashback: percentOf(cashbackPercent) }],
    )
    return createLoyaltyConfig({
      tiers: lowest === undefined ? DEFAULT_LOYALTY.tiers : [lowest, ...higher],
      blockPoints: account.pointsPerBlock || DEFAULT_LOYALTY.blockPoints,
      blockValue: account.discountPerBlock || DEFAULT_LOYALTY.blockValue,
      earnPoints: account.earnPoints ?? DEFAULT_LOYALTY.earnPoints,
      earnPer: account.earnPer ?? DEFAULT_LOYALTY.earnPer,
    })
  })
  return outcome.ok ? outcome.value : DEFAULT_LOYALTY
}

/** The tier, the points and their value. */
export function LoyaltyRewards() {
  const t = useText()
  const rewards = useEndpoint(getRewards, {})
  return (
    <AsyncView
      answer={rewards}
      label={t('wallet.loading')}
      failedTitle={t('wallet.rewards.failed')}
      loading={
        <div className="grid gap-6">
          <LoyaltyMeterSkeleton />
          <FormSkeleton fields={2} />
        </div>
      }
    >
      {(account) => <Shown account={account} />}
    </AsyncView>
  )
}

function Shown({ account }: { account: Account }) {
  const t = useText()
  const refusal = useErrorMessage()
  const { run, busy, error } = useCommand(redeemPoints)
  const [most, setMost] = useState(AT_ONCE)
  const [voucher, setVoucher] = useState<string>()
  const redeem = async (blocks: number) => {
    setVoucher(undefined)
    const reply = await run({ body: { blocks } })
    if (reply.ok) setVoucher(reply.value.code)
  }
  const rules = rulesOf(account)
  const { percent } = tierProgress(account.spent, rules)
  return (
    <div className="grid gap-6">
      <LoyaltyMeter
        tiers={rules.tiers.map(({ code, from, bonus, cashback }) => ({
          code,
          from,
          bonus,
          cashbackPercent: percentToNumber(cashback),
        }))}
        tier={account.tier === 'unknown' ? tierForSpending(account.spent, rules).code : account.tier}
        spent={account.spent}
        percent={percent}
        missing={account.nextTier?.missing ?? null}
      />
      <PointsRedeemer
        points={account.points}
        pointsPerBlock={rules.blockPoints}
        valuePerBlock={rules.blockValue}
        submitting={busy}
        onRedeem={(blocks) => void redeem(blocks)}
        failure={error && refusal(error)}
        done={
          voucher !== undefined && (
            <>
              {t('wallet.rewards.made')} <Code value={voucher} weight="strong" />{' '}
              <Link to={paths.walletVouchers.to()} className="underline">
                {t('wallet.rewards.toVouchers')}
              </Link>
            </>
          )
        }
      />
      <Alert>
        {t('wallet.rewards.earning', {
          points: rules.earnPoints,
          per: moneyToWire(rules.earnPer),
          block: rules.blockPoints,
          worth: moneyToWire(rules.blockValue),
        })}{' '}
        {t('wallet.rewards.rules')}
      </Alert>
      {account.entries.length > 0 && (
        <section className="grid gap-4" aria-labelledby="points-entries">
          <h2 id="points-entries" className="m-0 text-title font-semibold">
            {t('wallet.rewards.entries')}
          </h2>
          <LedgerList
            label={t('wallet.rewards.entries')}
            unit="points"
            entries={account.entries.slice(0, most).map(({ id, label, points, at }) => ({
              id: String(id),
              reason: label,
              amount: points,
              at: toRiyadhMoment(at),
            }))}
          />
          {account.entries.length > most && (
            <div>
              <Button variant="secondary" onClick={() => setMost(most + AT_ONCE)}>
                {t('wallet.more', { count: account.entries.length - most })}
              </Button>
            </div>
          )}
        </section>
      )}
    </div>
  )
}
