import { planSorts } from '@sakina/api-client/wire/plans'
import { parseServiceCode } from '@sakina/domain/plans'
import { Button } from '@sakina/ui/button'
import { Icon, filterIcon } from '@sakina/ui/icon'
import { NativeSelect } from '@sakina/ui/native-select'
import { Announcement } from '@sakina/ui/provider'
import { useState, type ComponentProps } from 'react'
import { flushSync } from 'react-dom'

import { lazyComponent } from '../../../shared/hydration/lazy-component.tsx'
import { preloadOnIntent } from '../../../shared/hydration/preload-on-intent.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { FilterChips } from './filter-chips.tsx'
import {
  durationOptions,
  countActiveFilters,
  priceRanges,
  serializePriceRange,
  type PlanFilters,
} from './filters.ts'
import { useFilterOptions } from './use-filter-names.ts'

const Dialog = lazyComponent(async () => ({ default: (await import('@sakina/ui/dialog')).Dialog }))

type Props = {
  filters: PlanFilters
  /** The number of plans that match the filters; undefined while it is fetched. */
  total: number | undefined
  /** The number of plans that match the list below, which may be older. */
  shown: number | undefined
  onChoose: (choice: Partial<PlanFilters>) => void
  offersButton: Omit<ComponentProps<typeof Button>, 'children'>
  /** Called by the button that closes the fields to show the list. */
  onShow: () => void
}

/**
 * The filters as native selects, which are light and work best on phones. On small screens they are in a
 * sheet, and the chosen ones stay in sight above the list.
 */
export function FilterFields({ filters, total, shown, onChoose, offersButton, onShow }: Props) {
  const t = useText()
  const [opened, setOpened] = useState(false)
  const count = countActiveFilters(filters)
  const fields = <FilterSelects filters={filters} onChoose={onChoose} />
  return (
    // On a wide page everything is in one row: the fields, the offers and the number of plans.
    <div className="contents flex-wrap items-end gap-x-3 gap-y-2 lg:flex">
      <section aria-label={t('plans.filters')} className="hidden min-w-0 flex-1 lg:block">
        {!opened && (
          <div className="grid items-end gap-3 lg:grid-cols-[repeat(5,minmax(0,1fr))_minmax(0,1.35fr)]">
            {fields}
          </div>
        )}
      </section>
      <Button variant="quiet" className="max-lg:hidden" {...offersButton}>
        {t('plans.offers')}
      </Button>
      <div
        data-scrolls="across"
        className="sticky top-16 z-10 -mx-4 flex items-center gap-2 overflow-x-auto bg-page px-4 py-2 lg:contents"
      >
        <Button
          variant="secondary"
          className="shrink-0 lg:hidden"
          icon={<Icon of={filterIcon} />}
          aria-haspopup="dialog"
          onClick={() => setOpened(true)}
          {...preloadOnIntent(Dialog.preload)}
        >
          {count === 0 ? t('plans.filters') : t('plans.filters.count', { count })}
        </Button>
        <div className="flex shrink-0 gap-2 empty:hidden lg:order-last lg:w-full lg:flex-wrap">
          <FilterChips filters={filters} />
        </div>
        <p className="m-0 ms-auto flex min-h-touch shrink-0 items-center text-text-muted">
          {shown !== undefined && shown > 0 && t('plans.order.count', { count: shown })}
        </p>
        <Announcement
          text={
            shown === 0
              ? t('plans.order.nothing.title')
              : shown === undefined
                ? undefined
                : t('plans.order.count', { count: shown })
          }
        />
      </div>
      {opened && (
        <Dialog
          open
          title={t('plans.filters')}
          onOpenChange={() => setOpened(false)}
          footer={
            <Button
              loading={total === undefined}
              onClick={() => {
                // Closes the sheet first, because it holds the focus.
                flushSync(() => setOpened(false))
                onShow()
              }}
            >
              {t('plans.filters.show', { count: total ?? 0 })}
            </Button>
          }
        >
          <div className="grid grid-cols-2 items-end gap-3">{fields}</div>
          <Button variant="quiet" {...offersButton}>
            {t('plans.offers')}
          </Button>
        </Dialog>
      )}
    </div>
  )
}

type SelectsProps = Pick<Props, 'filters' | 'onChoose'>

function FilterSelects({ filters, onChoose }: SelectsProps) {
  const t = useText()
  const { services, nationalities, rangeName, durationName } = useFilterOptions()
  const { service, nationality, price, duration, insurance, sort } = filters
  const any = { value: '', label: t('plans.filter.any') }
  const ranges = priceRanges.map((range) => ({ value: serializePriceRange(range), label: rangeName(range) }))
  const chosenRange = price === undefined ? '' : serializePriceRange(price)
  const isOwnRange = price !== undefined && !ranges.some(({ value }) => value === chosenRange)
  const isOwnDuration = duration !== undefined && !durationOptions.some((each) => each === duration)
  return (
    <>
      <NativeSelect
        label={t('plans.filter.service')}
        value={service ?? ''}
        onValueChange={(next) => onChoose({ service: parseServiceCode(next) })}
        options={[any, ...services.map(({ code, name }) => ({ value: code, label: name }))]}
      />
      <NativeSelect
        label={t('plans.filter.nationality')}
        value={nationality === undefined ? '' : String(nationality)}
        onValueChange={(next) => onChoose({ nationality: next === '' ? undefined : Number(next) })}
        options={[any, ...nationalities.map(({ id, country }) => ({ value: String(id), label: country }))]}
      />
      <NativeSelect
        label={t('plans.filter.price')}
        value={chosenRange}
        onValueChange={(next) =>
          onChoose({ price: priceRanges.find((range) => serializePriceRange(range) === next) })
        }
        options={[any, ...ranges, ...(isOwnRange ? [{ value: chosenRange, label: rangeName(price) }] : [])]}
      />
      <NativeSelect
        label={t('plans.filter.duration')}
        value={duration === undefined ? '' : String(duration)}
        onValueChange={(next) => onChoose({ duration: next === '' ? undefined : Number(next) })}
        options={[
          any,
          ...durationOptions.map((days) => ({ value: String(days), label: durationName(days) })),
          ...(isOwnDuration ? [{ value: String(duration), label: durationName(duration) }] : []),
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
        onValueChange={(next) => onChoose({ sort: planSorts.find((each) => each === next) ?? 'recommended' })}
        options={planSorts.map((each) => ({ value: each, label: t(`plans.sort.${each}`) }))}
      />
    </>
  )
}
