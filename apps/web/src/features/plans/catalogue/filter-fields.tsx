import { useEndpoint } from '@sakina/api-client/swr'
import { listNationalities } from '@sakina/api-client/wire/catalogue'
import { planSorts } from '@sakina/api-client/wire/plans'
import { listServices } from '@sakina/api-client/wire/services'
import { readServiceCode, visibleServices } from '@sakina/domain/plans'
import { Button } from '@sakina/ui/button'
import { Icon, filterIcon } from '@sakina/ui/icon'
import { NativeSelect } from '@sakina/ui/native-select'
import { useId, useState, type ComponentProps } from 'react'
import { flushSync } from 'react-dom'

import { useText } from '../../../shared/intl/use-text.ts'
import { servicesQuery } from '../../../shared/plans/services-query.ts'
import { Link } from '../../../shared/router/index.ts'
import {
  durationOptions,
  countActiveFilters,
  priceRanges,
  clearFilters,
  formatPriceRange,
  type Filters,
} from './filters.ts'
import { filtersToUrl } from './use-filters.ts'

type Props = {
  filters: Filters
  /** The number of plans that match the filters; undefined while it is fetched. */
  total: number | undefined
  onChoose: (choice: Partial<Filters>) => void
  offersButton: Omit<ComponentProps<typeof Button>, 'children'>
  /** Called by the button that closes the fields to show the list. */
  onShow: () => void
}

/**
 * The filters as native selects, which are light and work best on phones. On small screens they are behind
 * a button.
 */
export function FilterFields({ filters, total, onChoose, offersButton, onShow }: Props) {
  const t = useText()
  const fieldsId = useId()
  const [opened, setOpened] = useState(false)
  const services = useEndpoint(listServices, servicesQuery)
  const nationalities = useEndpoint(listNationalities, {})
  const count = countActiveFilters(filters)
  const { service, nationality, price, duration, insurance, sort } = filters
  const any = { value: '', label: t('plans.filter.any') }

  const ranges = priceRanges.map((range) => ({ value: formatPriceRange(range), label: rangeName(range) }))
  function rangeName({ from, to }: (typeof priceRanges)[number]): string {
    if (from === undefined) return t('plans.filter.price.to', { to: to ?? 0 })
    return to === undefined
      ? t('plans.filter.price.from', { from })
      : t('plans.filter.price.between', { from, to })
  }
  const chosenRange = price === undefined ? '' : formatPriceRange(price)
  const isOwnRange = price !== undefined && !ranges.some(({ value }) => value === chosenRange)
  const isOwnDuration = duration !== undefined && !durationOptions.some((each) => each === duration)

  return (
    <section aria-label={t('plans.filters')} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          className="lg:hidden"
          icon={<Icon of={filterIcon} />}
          aria-expanded={opened}
          aria-controls={fieldsId}
          onClick={() => setOpened((before) => !before)}
        >
          {count === 0 ? t('plans.filters') : t('plans.filters.count', { count })}
        </Button>
        <Button variant="quiet" className="lg:-ms-5" {...offersButton}>
          {t('plans.offers')}
        </Button>
        {count > 0 && (
          <Button asChild variant="quiet">
            <Link to={filtersToUrl(clearFilters(filters))}>{t('plans.filters.clear')}</Link>
          </Button>
        )}
      </div>
      <div
        id={fieldsId}
        className={`${opened ? 'grid' : 'hidden'} items-end gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid lg:grid-cols-3 xl:grid-cols-[repeat(5,minmax(0,1fr))_minmax(13rem,1.3fr)]`}
      >
        <NativeSelect
          label={t('plans.filter.service')}
          value={service ?? ''}
          onValueChange={(next) => onChoose({ service: readServiceCode(next) })}
          options={[
            any,
            ...visibleServices(services.data?.items ?? [])
              .filter(({ code }) => code !== 'unknown')
              .map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
        <NativeSelect
          label={t('plans.filter.nationality')}
          value={nationality === undefined ? '' : String(nationality)}
          onValueChange={(next) => onChoose({ nationality: next === '' ? undefined : Number(next) })}
          options={[
            any,
            ...(nationalities.data ?? []).map(({ id, country }) => ({ value: String(id), label: country })),
          ]}
        />
        <NativeSelect
          label={t('plans.filter.price')}
          value={chosenRange}
          onValueChange={(next) =>
            onChoose({ price: priceRanges.find((range) => formatPriceRange(range) === next) })
          }
          options={[any, ...ranges, ...(isOwnRange ? [{ value: chosenRange, label: rangeName(price) }] : [])]}
        />
        <NativeSelect
          label={t('plans.filter.duration')}
          value={duration === undefined ? '' : String(duration)}
          onValueChange={(next) => onChoose({ duration: next === '' ? undefined : Number(next) })}
          options={[
            any,
            ...durationOptions.map((days) => ({ value: String(days), label: t(`plans.duration.${days}`) })),
            ...(isOwnDuration
              ? [{ value: String(duration), label: t('plans.duration.days', { count: duration }) }]
              : []),
          ]}
        />
        <NativeSelect
          label={t('plans.filter.insurance')}
          value={insurance === undefined ? '' : String(insurance)}
          onValueChange={(next) => onChoose({ insurance: next === '' ? undefined : next === 'true' })}
          options={[
            any,
            { value: 'true', label: t('plans.filter.insurance.yes') },
            { value: 'false', label: t('plans.filter.insurance.no') },
          ]}
        />
        <NativeSelect
          label={t('plans.sort')}
          value={sort}
          onValueChange={(next) =>
            onChoose({ sort: planSorts.find((each) => each === next) ?? 'recommended' })
          }
          options={planSorts.map((each) => ({ value: each, label: t(`plans.sort.${each}`) }))}
        />
        <Button
          className="lg:hidden"
          loading={total === undefined}
          onClick={() => {
            // Closes the fields first, because that moves the list.
            flushSync(() => setOpened(false))
            onShow()
          }}
        >
          {t('plans.filters.show', { count: total ?? 0 })}
        </Button>
      </div>
    </section>
  )
}
