import type { Plan } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { listPlans } from '@sakina/api-client/wire/plans'
import { money } from '@sakina/domain/money'
import { hasNoAvailableWorker, monthlyPrice, workerGender } from '@sakina/domain/plans'
import { Button } from '@sakina/ui/button'
import { Money, moneyInWords } from '@sakina/ui/money'
import { Announcement, useKit } from '@sakina/ui/provider'
import type { ReactNode } from 'react'

import { paths } from '../../../shared/config/paths.ts'
import { useLocale } from '../../../shared/intl/messages-provider.tsx'
import { localizePath } from '../../../shared/intl/locale.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { toPlanCardPlan } from '../../../shared/plans/plan-view.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { ChoiceRadio } from '../../../shared/forms/inputs/choice-radio.tsx'
import { useFormChoices } from './use-choices.ts'

const liveIn = { query: { page: 1, limit: 100, service: 'resident' } } as const

/**
 * Returns a list with what the form needs of a plan; the list is empty if the plan is not sold by
 * months or nobody is available.
 */
function stayOf(plan: Plan) {
  const { nationality, durationDays, job } = plan
  const { total, per } = toPlanCardPlan(plan)
  const price = total === null ? undefined : monthlyPrice(money(total), per ?? undefined)
  if (nationality?.id == null || durationDays === null || total === null || price === undefined) return []
  if (hasNoAvailableWorker(plan)) return []
  return [{ nationality, durationDays, total, isMale: workerGender(job?.code) === 'male', ...price }]
}

/** Returns the first item for each key. */
const firstOfEach = <Item,>(items: readonly Item[], keyOf: (item: Item) => unknown): readonly Item[] =>
  items.filter((item, place) => items.findIndex((other) => keyOf(other) === keyOf(item)) === place)

/**
 * Chooses nationality and duration of a live-in worker and links to the matching plans. `otherwise` is
 * shown if there are none.
 */
export default function ResidentBookingForm({ otherwise }: { otherwise: ReactNode }) {
  const t = useText()
  const kit = useKit()
  const locale = useLocale()
  const navigate = useNavigate()
  const { form, choices, choose } = useFormChoices()
  const plans = useEndpoint(listPlans, liveIn)
  const stays = (plans.data?.items ?? [])
    .flatMap(stayOf)
    // The tab names and draws a woman, so plans of men come last.
    .toSorted((one, other) => Number(one.isMale) - Number(other.isMale) || one.monthly - other.monthly)
  const nationalities = firstOfEach(stays, ({ nationality }) => nationality.id).map(
    ({ nationality }) => nationality,
  )
  const nationality =
    nationalities.find(({ id }) => String(id) === choices['nationality']) ?? nationalities[0]
  const ofNationality = stays.filter((stay) => stay.nationality.id === nationality?.id)
  const chosenStay = ofNationality.find(({ durationDays }) => String(durationDays) === choices['duration'])
  const stay = chosenStay ?? ofNationality[0]
  const durations = firstOfEach(stays, ({ durationDays }) => durationDays).toSorted(
    (one, other) => one.durationDays - other.durationDays,
  )
  if (nationality === undefined || stay === undefined) return otherwise

  return (
    <form
      ref={form}
      method="get"
      action={localizePath(locale, paths.orderPage.to())}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(
          paths.orderPage.to({
            service: 'resident',
            nationality: nationality.id ?? undefined,
            duration: chosenStay?.durationDays,
          }),
        )
      }}
    >
      <input type="hidden" name="service" value="resident" />
      <fieldset className="m-0 min-w-0 border-0 p-0">
        <legend className="sr-only">{t('home.stay.nationality')}</legend>
        <div className="-mx-4 -my-1 flex scroll-px-4 gap-2 overflow-x-auto overscroll-x-contain px-4 py-1 [scrollbar-width:none] md:flex-wrap">
          {nationalities.map(({ id, name }) => (
            <ChoiceRadio
              key={id}
              name="nationality"
              value={String(id)}
              checked={id === nationality.id}
              onChoose={choose('nationality')}
              className="shrink-0"
            >
              {name}
            </ChoiceRadio>
          ))}
        </div>
      </fieldset>
      <fieldset className="m-0 min-w-0 border-0 p-0">
        <legend className="sr-only">{t('home.stay.length')}</legend>
        <div className="flex flex-wrap gap-2">
          {durations.map(({ durationDays, months }) => (
            <ChoiceRadio
              key={durationDays}
              name="duration"
              value={String(durationDays)}
              checked={durationDays === stay.durationDays}
              disabled={ofNationality.every((each) => each.durationDays !== durationDays)}
              onChoose={choose('duration')}
              className="flex-1 px-2! whitespace-nowrap"
            >
              {t('home.stay.months', { months })}
            </ChoiceRadio>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Announcement
          text={t('home.stay.price', {
            monthly: moneyInWords(kit, stay.monthly, 'auto'),
            total: moneyInWords(kit, stay.total, 'auto'),
          })}
        />
        <p className="m-0 grid">
          <Money
            halalas={stay.monthly}
            per={{ unit: 'month', count: 1 }}
            decimals="auto"
            weight="strong"
            className="text-price"
          />
          <span className="text-small text-text-muted">
            <Money halalas={stay.total} decimals="auto" /> {t('home.stay.whole')}
          </span>
        </p>
        <Button type="submit" size="lg" className="max-sm:w-full">
          {t('home.book.plans')}
        </Button>
      </div>
    </form>
  )
}
