import { useEndpoint } from '@sakina/api-client/swr'
import { listNationalities } from '@sakina/api-client/wire/catalogue'
import { listServices } from '@sakina/api-client/wire/services'
import { parseServiceCode, visibleServices } from '@sakina/domain/plans'
import { PlanFinderPopup } from '@sakina/ui/plan-finder-popup'
import { useState } from 'react'

import { servicesQuery } from '../../../shared/plans/services-query.ts'
import { Link } from '../../../shared/router/index.ts'
import { applyFilterChange, type PlanFilters } from './filters.ts'
import { filtersToUrl } from './use-filters.ts'

type Props = { filters: PlanFilters; onClose: () => void }

/** A popup with two questions that narrow down the plans. */
export default function PlanFinderPopupForm({ filters, onClose }: Props) {
  const [service, setService] = useState<string>(filters.service ?? '')
  const [nationality, setNationality] = useState(String(filters.nationality ?? ''))
  const services = useEndpoint(listServices, servicesQuery)
  const nationalities = useEndpoint(listNationalities, {})
  const choice = {
    service: parseServiceCode(service),
    nationality: nationality === '' ? undefined : Number(nationality),
  }
  return (
    <PlanFinderPopup
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      values={{ service, nationality }}
      onValueChange={(name, value) => (name === 'service' ? setService(value) : setNationality(value))}
      services={visibleServices(services.data?.items ?? [])
        .filter(({ code }) => code !== 'unknown')
        .map(({ code, name }) => ({ value: code, label: name }))}
      nationalities={(nationalities.data ?? []).map(({ id, country }) => ({
        value: String(id),
        label: country,
      }))}
      link={<Link replace to={filtersToUrl(applyFilterChange(filters, choice))} />}
    />
  )
}
