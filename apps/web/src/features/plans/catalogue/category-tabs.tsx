import type { PlanCategory } from '@sakina/domain/plans'
import { Button } from '@sakina/ui/button'
import { Icon, chevronDownIcon } from '@sakina/ui/icon'
import { useId, useState } from 'react'

import { useText } from '../../../shared/intl/use-text.ts'
import { Link } from '../../../shared/router/index.ts'
import { secondaryCategories, primaryCategories, applyFilterChange, type PlanFilters } from './filters.ts'
import { filtersToUrl } from './use-filters.ts'

/** The categories as links, each with its own URL. A toggle shows the less popular ones. */
export function CategoryTabs({ filters }: { filters: PlanFilters }) {
  const t = useText()
  const listId = useId()
  const isExtraChosen = secondaryCategories.includes(filters.category)
  const [opened, setOpened] = useState(false)
  const isOpen = opened || isExtraChosen
  const tab = (category: PlanCategory) => (
    <li key={category} className="shrink-0">
      <Button asChild variant={category === filters.category ? 'primary' : 'secondary'}>
        <Link
          to={filtersToUrl(applyFilterChange(filters, { category }))}
          aria-current={category === filters.category ? 'true' : undefined}
        >
          {t(`plans.category.${category}`)}
        </Link>
      </Button>
    </li>
  )
  return (
    <nav aria-label={t('plans.categories')} className="grid min-w-0 flex-1 gap-2">
      <ul
        id={listId}
        data-scrolls="across"
        className="-mx-4 m-0 flex list-none gap-2 overflow-x-auto px-4 py-1 sm:flex-wrap lg:pb-0"
      >
        {primaryCategories.map(tab)}
        {isOpen && secondaryCategories.map(tab)}
        {!isExtraChosen && (
          <li className="shrink-0">
            <Button
              variant="quiet"
              aria-expanded={isOpen}
              aria-controls={listId}
              iconEnd={<Icon of={chevronDownIcon} className={isOpen ? 'rotate-180' : ''} />}
              onClick={() => setOpened((before) => !before)}
            >
              {t(isOpen ? 'plans.categories.fewer' : 'plans.categories.more')}
            </Button>
          </li>
        )}
      </ul>
    </nav>
  )
}
