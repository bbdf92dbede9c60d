import { useEndpoint } from '@sakina/api-client/swr'
import { listNationalities } from '@sakina/api-client/wire/catalogue'
import { Cradle } from '@sakina/ui/art/illustrations/cradle'
import { EmptyState } from '@sakina/ui/empty-state'
import { Link as KitLink } from '@sakina/ui/link'
import { NationalityCard, NationalityCardSkeleton } from '@sakina/ui/nationality-card'

import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { useNationalityPrices } from '../../shared/plans/use-nationality-prices.ts'
import { NationalityPortrait } from '../../shared/plans/worker-portrait.tsx'
import { Link } from '../../shared/router/index.ts'
import { ScrollableRow } from '../../shared/section/scrollable-row.tsx'
import { Section } from '../../shared/section/section.tsx'

/** The number of nationalities on the home page (public site §9). */
const shown = 4
const columns = 'sm:grid-cols-2 lg:grid-cols-4'

/** A section with four nationalities and their prices. */
export default function NationalitiesSection() {
  const t = useText()
  const pricesOf = useNationalityPrices()
  const nationalities = useEndpoint(listNationalities, {})
  return (
    <Section
      id="nationalities"
      heading={t('home.nationalities.heading')}
      lead={t('home.nationalities.lead')}
      isBrief
      ground="subtle"
      action={
        <KitLink variant="standalone" link={<Link to={paths.nationalities.to()} />}>
          {t('home.nationalities.all')}
        </KitLink>
      }
    >
      <AsyncView
        answer={nationalities}
        label={t('home.nationalities.loading')}
        loading={
          <ScrollableRow columns={columns}>
            <NationalityCardSkeleton as="li" />
            <NationalityCardSkeleton as="li" />
            <NationalityCardSkeleton as="li" />
            <NationalityCardSkeleton as="li" />
          </ScrollableRow>
        }
        failedTitle={t('home.nationalities.failed')}
        isEmpty={(all) => all.length === 0}
        empty={
          <EmptyState
            title={t('home.nationalities.empty.title')}
            text={t('home.nationalities.empty.text')}
            illustration={<Cradle />}
          />
        }
      >
        {(all) => (
          <ScrollableRow columns={columns}>
            {all.slice(0, shown).map((nationality) => (
              <NationalityCard
                key={nationality.id}
                as="li"
                picture={<NationalityPortrait nationality={nationality} />}
                nationality={{
                  code: nationality.code,
                  name: nationality.country,
                  prices: pricesOf(nationality),
                }}
                link={<Link to={paths.orderPage.to({ nationality: nationality.id })} />}
              />
            ))}
          </ScrollableRow>
        )}
      </AsyncView>
    </Section>
  )
}
