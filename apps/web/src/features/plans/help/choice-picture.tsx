import { CalendarVisit } from '@sakina/ui/art/illustrations/calendar-visit'
import { CoffeeSet } from '@sakina/ui/art/illustrations/coffee-set'
import { Contract } from '@sakina/ui/art/illustrations/contract'
import { Handover } from '@sakina/ui/art/illustrations/handover'
import { Hourly } from '@sakina/ui/art/illustrations/hourly'
import { Mediation } from '@sakina/ui/art/illustrations/mediation'
import { NajdiDoorway } from '@sakina/ui/art/illustrations/najdi-doorway'
import { Resident } from '@sakina/ui/art/illustrations/resident'
import { Wallet } from '@sakina/ui/art/illustrations/wallet'
import type { ComponentType } from 'react'

import type { HelpChoice, helpQuestions } from './questions.ts'

type Props = { choice: Exclude<HelpChoice, (typeof helpQuestions)['need'][number]> }

const pictures: Readonly<Record<Props['choice'], ComponentType>> = {
  visits: Hourly,
  living: Resident,
  either: NajdiDoorway,
  short: CalendarVisit,
  months: Contract,
  years: Mediation,
  price: Wallet,
  soon: Handover,
  trial: CoffeeSet,
}

/** The drawing of a choice, loaded after the first question. */
export default function ChoicePicture({ choice }: Props) {
  const Picture = pictures[choice]
  return <Picture />
}
