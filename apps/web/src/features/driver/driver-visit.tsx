import { riyadhTime, type Instant } from '@sakina/domain/calendar'
import { nextSteps } from '@sakina/domain/visit-day'
import type { DriverStep } from '@sakina/domain/vocabulary'
import { AddressText } from '@sakina/ui/address-card'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Card, CardTitle } from '@sakina/ui/card'
import { Link as KitLink } from '@sakina/ui/link'
import { Phone } from '@sakina/ui/phone'
import { OwnText } from '@sakina/ui/provider'
import { TimeText } from '@sakina/ui/time-text'
import { Timeline } from '@sakina/ui/timeline'
import { useState } from 'react'

import { useText } from '../../shared/intl/use-text.ts'
import { useDelayedAction } from '../../shared/timing/use-delayed-action.ts'
import type { VisitWithQueuedSteps } from './apply-queued-steps.ts'

type Props = {
  visit: VisitWithQueuedSteps
  isOnline: boolean
  /**
   * The milliseconds left to wait when the server last responded; undefined before the driver is at
   * the door.
   */
  waitsFor: number | undefined
  heardAt: Instant
  /** Why the server refused the last step. */
  refusal: string | undefined
  onStep: (step: DriverStep) => void
}

/** One visit: the address, who opens the door, and large buttons for the next steps. */
export function DriverVisitCard({ visit, isOnline, waitsFor, heardAt, refusal, onStep }: Props) {
  const t = useText()
  const { state, arrivesFrom, arrivesTo, steps, name } = visit
  const isAtDoor = steps.some(({ step }) => step === 'at_door')
  const next = state === 'unknown' ? [] : nextSteps({ state, atDoor: isAtDoor })
  const isCalledOff = state === 'cancelled' || state === 'moved'
  return (
    <Card as="li" tone={next.length > 0 ? 'surface' : 'subtle'}>
      <CardTitle level={2}>
        {arrivesFrom === null ? (
          name
        ) : (
          <TimeText
            value={riyadhTime(arrivesFrom)}
            until={arrivesTo === null ? undefined : riyadhTime(arrivesTo)}
          />
        )}
      </CardTitle>
      {isCalledOff && <Alert tone="warning">{t('driver.calledOff')}</Alert>}
      {next.length > 0 && <Place visit={visit} />}
      {steps.length > 0 && (
        <Timeline
          label={t('driver.progress')}
          items={steps.map(({ step, at, isSent }) => ({
            id: step,
            state: isSent ? 'done' : 'now',
            title: t(`driver.said.${step}`),
            text: (
              <>
                {at !== null && <TimeText value={riyadhTime(at)} />}
                {!isSent && ` · ${t('driver.toBeSent')}`}
              </>
            ),
          }))}
        />
      )}
      {visit.comingAt !== null && state === 'on_the_way' && (
        <Alert tone="success" announce>
          {t('driver.coming')}
        </Alert>
      )}
      {refusal !== undefined && (
        <Alert tone="danger" announce>
          {refusal}
        </Alert>
      )}
      <div className="grid gap-3">
        {next
          .filter((step) => step !== 'nobody_opens')
          .map((step) => (
            <Button key={step} size="lg" width="full" onClick={() => onStep(step)}>
              {t(`driver.say.${step}`)}
            </Button>
          ))}
        {next.includes('nobody_opens') && (
          <NobodyOpens
            key={`${heardAt} ${waitsFor}`}
            visit={visit}
            isOnline={isOnline}
            waitsFor={waitsFor}
            onPress={() => onStep('nobody_opens')}
          />
        )}
      </div>
    </Card>
  )
}

function Place({
  visit: { address, addressNote, mapLink, worker, doorContact },
}: {
  visit: VisitWithQueuedSteps
}) {
  const t = useText()
  return (
    <div className="grid gap-2">
      <p className="m-0 text-lead">{address ? <AddressText line={address} /> : t('driver.noAddress')}</p>
      {addressNote && (
        <p className="m-0 text-text-muted">
          <OwnText>{addressNote}</OwnText>
        </p>
      )}
      {mapLink && (
        <KitLink variant="standalone" link={<a href={mapLink} target="_blank" rel="noreferrer" />}>
          {t('driver.map')}
        </KitLink>
      )}
      {worker && <p className="m-0 text-text-muted">{t('driver.worker', { worker })}</p>}
      {doorContact && (
        <p className="m-0 flex flex-wrap items-center gap-x-3">
          <bdi>{t('driver.opens', { name: doorContact.name })}</bdi>
          <Phone number={doorContact.mobile} link="standalone" />
        </p>
      )}
    </div>
  )
}

/**
 * The button to report that nobody opens. It is enabled online, after the wait that the server
 * reported.
 */
function NobodyOpens({
  visit: { nobodyOpensReportableFrom },
  isOnline,
  waitsFor,
  onPress,
}: {
  visit: VisitWithQueuedSteps
  isOnline: boolean
  waitsFor: number | undefined
  onPress: () => void
}) {
  const t = useText()
  const [isOver, setIsOver] = useState(waitsFor !== undefined && waitsFor <= 0)
  useDelayedAction(waitsFor !== undefined && !isOver, Math.max(waitsFor ?? 0, 0), () => setIsOver(true))
  return (
    <>
      <Button size="lg" width="full" variant="secondary" disabled={!isOver || !isOnline} onClick={onPress}>
        {t('driver.say.nobody_opens')}
      </Button>
      {!isOnline || nobodyOpensReportableFrom === null ? (
        <p className="m-0 text-text-muted">{t('driver.nobodyOffline')}</p>
      ) : (
        !isOver && (
          <p className="m-0 text-text-muted">
            {t('driver.nobodyFrom')} <TimeText value={riyadhTime(nobodyOpensReportableFrom)} />
          </p>
        )
      )}
    </>
  )
}
