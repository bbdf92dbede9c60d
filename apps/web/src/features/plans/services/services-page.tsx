import { Link as KitLink } from '@sakina/ui/link'

import { paths } from '../../../shared/config/paths.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { useUrlQuery } from '../../../shared/router/use-query.ts'
import { Link, useNavigate } from '../../../shared/router/index.ts'
import { SearchBox } from './search-box.tsx'
import { ServiceCatalogue } from './service-choice.tsx'

/** The services page. The search is in the URL; the results are below. */
export function ServicesPage() {
  const t = useText()
  const navigate = useNavigate()
  const query = useUrlQuery()
  return (
    <div className="mx-auto grid max-w-content grid-cols-1 gap-3 px-4 pt-3 pb-6 md:gap-8 md:py-12">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="m-0 text-heading font-semibold text-balance">{t('plans.services.heading')}</h1>
          <p className="m-0 mt-2 max-w-reading text-text-muted max-md:hidden">{t('plans.services.lead')}</p>
        </div>
        <SearchBox
          search={query.get('search') ?? ''}
          onSearch={(wanted) =>
            void navigate(
              paths.services.to({
                service: query.get('service') ?? undefined,
                tab: query.get('tab') ?? undefined,
                search: wanted || undefined,
              }),
              { replace: true },
            )
          }
        />
      </header>
      <ServiceCatalogue />
      <KitLink
        variant="standalone"
        className="justify-self-start sm:hidden"
        link={<Link to={paths.helpMeChoose.to()} />}
      >
        {t('plans.services.help')}
      </KitLink>
    </div>
  )
}
