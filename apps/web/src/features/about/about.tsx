import { useEndpoint } from '@sakina/api-client/swr'
import { listBranches } from '@sakina/api-client/wire/catalogue'
import { Person } from '@sakina/ui/art/portrait'
import { BranchDoor, Majlis, Nursery } from '@sakina/ui/art/rooms'
import { Card, CardTitle } from '@sakina/ui/card'
import { Link as KitLink } from '@sakina/ui/link'

import { useToday } from '../../shared/clock/use-today.ts'
import { brand } from '../../shared/config/brand.ts'
import { useText } from '../../shared/intl/use-text.ts'

/** The platform of the ministry, which lists the licensed offices. */
const licenceRegister = 'https://musaned.com.sa'

/** The page about the agency: its history, its branches and its contact details. */
export function About() {
  const t = useText()
  const year = Number(useToday().slice(0, 4))
  const branches = useEndpoint(listBranches, {})
  const years = yearsOfService(brand.founded_year, year)
  return (
    <div className="mx-auto max-w-content px-4 pb-10 md:pt-10">
      <div className="grid items-center gap-8 md:grid-cols-2">
        <div className="grid gap-4">
          <h1 className="text-display font-semibold text-balance">{t('about.title')}</h1>
          <p className="max-w-reading text-lead text-text-muted">{t('about.company')}</p>
          <p className="font-semibold">
            {t('about.years', { years })}
            {branches.data && branches.data.length > 0 && (
              <> · {t('about.branches', { branches: branches.data.length })}</>
            )}
          </p>
          <p id="licence" className="flex scroll-mt-24 flex-wrap items-center gap-x-4">
            {t('about.licence', { licence: brand.licence_number })}
            <KitLink variant="standalone" href={licenceRegister}>
              {t('about.licence.check')}
            </KitLink>
          </p>
        </div>
        <BranchDoor className="h-auto max-w-none max-md:-mx-4 max-md:w-[calc(100%+2rem)] max-md:order-first md:w-full md:rounded-hero">
          <Person seed={12} job="housemaid" country="UG" figure="half" />
        </BranchDoor>
      </div>
      <div className="mt-10 grid gap-4 md:grid-cols-2">
        <Card padding="none" className="overflow-clip">
          <Majlis className="h-auto w-full">
            <Person seed={5} job="housemaid" country="ID" figure="half" />
          </Majlis>
          <div className="grid gap-2 p-5">
            <CardTitle level={2}>{t('about.vision.title')}</CardTitle>
            <p>{t('about.vision.text')}</p>
          </div>
        </Card>
        <Card padding="none" className="overflow-clip">
          <Nursery className="h-auto w-full">
            <Person seed={3} job="nanny" country="PH" figure="half" />
          </Nursery>
          <div className="grid gap-2 p-5">
            <CardTitle level={2}>{t('about.mission.title')}</CardTitle>
            <p>{t('about.mission.text')}</p>
          </div>
        </Card>
      </div>
    </div>
  )
}

/**
 * Returns the years since the founding. They are calculated, because a number in a text would be wrong
 * a year later.
 */
export const yearsOfService = (founded: number, year: number): number => Math.max(0, year - founded)
