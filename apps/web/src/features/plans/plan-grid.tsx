import { Card, CardLink } from '@sakina/ui/card'
import { Icon, arrowForwardIcon } from '@sakina/ui/icon'
import { PlanCardSkeleton } from '@sakina/ui/plan-card'
import { Children, type ReactNode } from 'react'

import { paths } from '../../shared/config/paths.ts'
import { lazyComponent } from '../../shared/hydration/lazy-component.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import { Link } from '../../shared/router/index.ts'

const CoffeeSet = lazyComponent(async () => ({
  default: (await import('@sakina/ui/art/illustrations/coffee-set')).CoffeeSet,
}))

type Props = {
  children: ReactNode
  /** Fills the last row with a link to the questions that help to choose. */
  hasHelp?: boolean
}

/** Lays out plan cards in a grid. */
export function PlanGrid({ children, hasHelp = false }: Props) {
  const t = useText()
  return (
    <>
      <ul className="m-0 grid list-none gap-2 p-0 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
        {children}
        {hasHelp && <HelpTile after={Children.count(children)} />}
      </ul>
      <p className="m-0 text-caption text-text-muted">{t('plans.illustrated')}</p>
    </>
  )
}

/** The width of the tile in three columns, by the number of plans in the last row. */
const wideLooks = ['lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'] as const

type HelpTileProps = {
  /** The number of cards before it. */
  after: number
  className?: string
}

/** Fills the last row of a grid with a link to the questions that help to choose. */
export function HelpTile({ after, className = '' }: HelpTileProps) {
  const t = useText()
  return (
    <Card
      as="li"
      tone="primary"
      padding="lg"
      link
      className={`hidden content-center justify-items-center text-center sm:grid ${after % 2 === 1 ? '' : 'sm:col-span-2'} ${wideLooks[after % 3] ?? ''} ${className}`}
    >
      <span className="w-36 [&>svg]:h-auto [&>svg]:w-full">
        <CoffeeSet />
      </span>
      <p className="m-0 text-lead font-semibold text-balance">
        <CardLink link={<Link to={paths.helpMeChoose.to()} />}>{t('plans.services.help')}</CardLink>{' '}
        <Icon of={arrowForwardIcon} size="sm" />
      </p>
    </Card>
  )
}

/** Shows placeholders of plan cards while plans load. */
export function PlanGridSkeleton() {
  return (
    <PlanGrid>
      {[1, 2, 3].map((each) => (
        <PlanCardSkeleton key={each} as="li" />
      ))}
    </PlanGrid>
  )
}
