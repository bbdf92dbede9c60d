import type { EntityOf } from '@sakina/api-client/wire/operation'
import type { opsListDispatch } from '@sakina/api-client/wire/dispatch'
import { addDays, parseLocalDate } from '@sakina/domain/calendar'
import { dispatchOrders } from '@sakina/domain/vocabulary'
import { DatePicker } from '@sakina/ui/date-picker'
import { NativeSelect } from '@sakina/ui/native-select'
import { SegmentedControl } from '@sakina/ui/segmented-control'

import { today } from '../shared/clock.ts'
import { BranchSelect, chip, ListParts, ListSearch } from '../shared/list-filters.tsx'
import { Link } from '../shared/router.tsx'
import { useText } from '../shared/text.ts'
import { dispatchPath, type DispatchFilter } from './use-dispatch-filter.ts'

type Day = EntityOf<typeof opsListDispatch>

type Props = {
  filter: DispatchFilter
  onChange: (changed: Partial<DispatchFilter>) => void
  day: Day | undefined
}

/** The day, and the ways to the ones beside it. */
function DayBar({ filter, onChange }: Omit<Props, 'day'>) {
  const t = useText()
  const { day } = filter
  const to = (next: typeof day) => dispatchPath({ ...filter, day: next, page: 1 })
  return (
    <div className="flex flex-wrap items-end gap-2">
      <DatePicker
        label={t('answer.fact.day')}
        today={today()}
        value={day}
        onValueChange={(next) => onChange({ day: parseLocalDate(next ?? '') ?? today() })}
      />
      <Link to={to(addDays(day, -1))} className={chip}>
        {t('dispatch.dayBefore')}
      </Link>
      {day !== today() && (
        <Link to={to(today())} className={chip}>
          {t('dispatch.today')}
        </Link>
      )}
      <Link to={to(addDays(day, 1))} className={chip}>
        {t('dispatch.dayAfter')}
      </Link>
    </div>
  )
}

/** The parts of the day, with their counts. */
function Views({ filter, day }: Omit<Props, 'onChange'>) {
  const t = useText()
  const partOf = (view: DispatchFilter['view'], label: string, count?: number) => ({
    id: view ?? '',
    label,
    to: dispatchPath({ ...filter, view, page: 1 }),
    isCurrent: filter.view === view,
    count,
  })
  return (
    <ListParts
      label={t('dispatch.views')}
      parts={[
        partOf(undefined, t('today.all')),
        ...(day?.counts ?? []).map(({ view, count }) => partOf(view, t(`dispatch.view.${view}`), count)),
      ]}
    />
  )
}

/** The day, its parts, the search and the filters of dispatch. */
export function DispatchFilters({ filter, onChange, day }: Props) {
  const t = useText()
  const counted = (name: string, count: number, more = '') => `${name} (${count})${more}`
  return (
    <div className="grid grid-cols-1 gap-4">
      <DayBar filter={filter} onChange={onChange} />
      <Views filter={filter} day={day} />
      <div className="flex flex-wrap items-end gap-4">
        <ListSearch search={filter.search} onSearch={(search) => onChange({ search })} />
        <BranchSelect branch={filter.branch} onChange={(branch) => onChange({ branch })} />
        <NativeSelect
          label={t('answer.fact.worker')}
          placeholder={t('dispatch.everyWorker')}
          options={(day?.workers ?? []).map(({ id, name, count, isAbsent }) => ({
            value: String(id),
            label: counted(name, count, isAbsent ? ` · ${t('dispatch.absent')}` : ''),
          }))}
          value={filter.worker === undefined ? '' : String(filter.worker)}
          onValueChange={(value) => onChange({ worker: value === '' ? undefined : Number(value) })}
        />
        <NativeSelect
          label={t('answer.fact.driver')}
          placeholder={t('dispatch.everyDriver')}
          options={(day?.drivers ?? []).map(({ name, count }) => ({
            value: name,
            label: counted(name, count),
          }))}
          value={filter.driver}
          onValueChange={(driver) => onChange({ driver })}
        />
        <SegmentedControl
          label={t('dispatch.by')}
          options={dispatchOrders.map((order) => ({ value: order, label: t(`dispatch.by.${order}`) }))}
          value={filter.order}
          onValueChange={(value) =>
            onChange({ order: dispatchOrders.find((order) => order === value) ?? 'time' })
          }
        />
      </div>
    </div>
  )
}
