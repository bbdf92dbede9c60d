'use client'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { RootProps } from '../../internal/root-props.ts'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Count } from '../count/count.tsx'
import { Money } from '../money/money.tsx'
import { useKit } from '../provider/context.ts'
import { Stepper } from '../stepper/stepper.tsx'

export interface PointsRedeemerProps extends RootProps {
  points: number
  /** The number of points in one block. */
  pointsPerBlock: number
  /** The value of one block as a voucher, in halalas. */
  valuePerBlock: number
  /** Called with the number of blocks, not of points. */
  onRedeem: (blocks: number) => void
  /** True while the points are being redeemed. */
  submitting?: boolean | undefined
  /** The reason why redeeming failed. */
  failure?: ReactNode
  /** The result: the voucher that was created. */
  done?: ReactNode
}

/** Shows the points of the customer, and a form to turn some of them into a voucher. */
export function PointsRedeemer({
  points,
  pointsPerBlock,
  valuePerBlock,
  onRedeem,
  submitting = false,
  failure,
  done,
  className,
  ...rest
}: PointsRedeemerProps): ReactNode {
  const { strings, format } = useKit('PointsRedeemer')
  const words = strings.loyaltyMeter
  const most = Math.floor(points / pointsPerBlock)
  const [chosenBlocks, setChosenBlocks] = useState(1)
  const blocks = Math.min(chosenBlocks, Math.max(most, 1))
  return (
    <Card {...rest} padding="lg" className={className}>
      <p className="sk:m-0">
        <span className="sk:block sk:text-text-muted">{words.points}</span>
        <strong className="sk:text-heading sk:tabular-nums">{format.number(points)}</strong>
      </p>
      {most === 0 ? (
        <p className="sk:m-0 sk:text-text-muted">
          <Count of={pointsPerBlock - points} forms={words.tooFew} />
        </p>
      ) : (
        <>
          <Stepper
            label={words.redeem}
            value={blocks}
            onValueChange={setChosenBlocks}
            max={most}
            inWords={(count) => format.count(words.pointCount, count * pointsPerBlock)}
          />
          <p className="sk:m-0">
            {words.worth} <Money halalas={blocks * valuePerBlock} weight="strong" />
          </p>
          <div>
            <Button loading={submitting} onClick={() => onRedeem(blocks)}>
              {submitting ? words.redeeming : words.makeVoucher}
            </Button>
          </div>
        </>
      )}
      <div aria-live="polite" aria-atomic="true" className="sk:empty:hidden">
        {failure && <Alert tone="danger">{failure}</Alert>}
        {done && <Alert tone="success">{done}</Alert>}
      </div>
    </Card>
  )
}
