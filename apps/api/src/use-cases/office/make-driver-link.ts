import type { BodyOf } from '@sakina/api-client/wire/operation'
import type { opsMakeDriverLink } from '@sakina/api-client/wire/ops'
import { foldForSearch } from '@sakina/text'
import { localDate } from '@sakina/domain/calendar'
import { isVisitUnfinished } from '@sakina/domain/lifecycles'
import { driverLinkValidity } from '@sakina/domain/visit-day'
import type { Application } from '../../application.ts'
import type { QueryExecutor } from '../../db/database.ts'
import { isRecordOfBranches, type BranchLimit } from '../../db/repositories/branch-limit.ts'
import { contractById } from '../../db/repositories/contracts.ts'
import { orderById } from '../../db/repositories/orders.ts'
import {
  changeVisit,
  driversOnDay,
  lockVisit,
  visitsOfDriverOnDay,
  type Visit,
} from '../../db/repositories/visits.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import type { Catalogue } from '../catalogue/catalogue-reader.ts'
import { homeForExistingOrder } from '../orders/home-of-order.ts'
import { signDriverLink } from '../visits/driver-link.ts'
import { readVisitView, type VisitView } from '../visits/read-visits.ts'
import { findRecordId } from './find-record.ts'
import { runOfficeCommand, type Actor } from './office-command.ts'

/** A driver's link, when it opens, and the visits it shows. */
export type DriverLinkView = {
  readonly link: string
  readonly opensAt: Date
  readonly closesAt: Date
  readonly visits: readonly VisitView[]
}

/** The name of a driver as the office spelled it before on that day: "salim" is Salim. */
async function knownDriver(app: Application, name: string, day: string): Promise<string> {
  const drivers = await driversOnDay(app.database.reader, day)
  return drivers.find((known) => foldForSearch(known) === foldForSearch(name)) ?? name.trim()
}

/** The branch that serves the home of a visit; undefined for a home whose district is unknown. */
async function branchOfHome(db: QueryExecutor, catalogue: Catalogue, visit: Visit) {
  const contract = await contractById(db, visit.contractId)
  const order = contract && (await orderById(db, contract.orderId))
  const { neighborhoodId } =
    order === undefined ? { neighborhoodId: null } : await homeForExistingOrder(db, order)
  const cityId = neighborhoodId === null ? undefined : catalogue.neighborhood.get(neighborhoodId)?.cityId
  if (cityId === undefined) return undefined
  const { branches } = catalogue
  return (
    branches.find((branch) => branch.cityId === cityId) ??
    branches.find((branch) => branch.servedCityIds.includes(cityId))
  )
}

/**
 * The visits to homes of a branch. Without a branch all of them, if they belong to one: nobody drives through the
 * whole Kingdom in a day.
 */
async function visitsOfBranch(
  db: QueryExecutor,
  catalogue: Catalogue,
  { visits, code }: { readonly visits: readonly Visit[]; readonly code: string | undefined },
): Promise<readonly Visit[]> {
  if (code !== undefined && !catalogue.branches.some((branch) => branch.code === code))
    throw invalidFieldsFailure({ branch: 'not_found' })
  const homes: { readonly visit: Visit; readonly branch: string | undefined }[] = []
  for (const visit of visits) homes.push({ visit, branch: (await branchOfHome(db, catalogue, visit))?.code })
  if (code === undefined && new Set(homes.map(({ branch }) => branch)).size > 1)
    throw invalidFieldsFailure({ branch: 'required' })
  return homes.filter(({ branch }) => code === undefined || branch === code).map(({ visit }) => visit)
}

/** Those of the visits that a person of these branches may see. */
async function visitsOfBranches(
  db: QueryExecutor,
  branches: BranchLimit,
  visits: readonly Visit[],
): Promise<readonly Visit[]> {
  if (branches === undefined) return visits
  const own: Visit[] = []
  for (const visit of visits)
    if (await isRecordOfBranches(db, branches, { kind: 'visit', id: visit.id })) own.push(visit)
  return own
}

/**
 * Assigns visits of a day to a driver and returns the link to all visits of the driver on that day.
 * A second call returns the same link.
 */
export async function makeDriverLink(
  app: Application,
  { driver: name, date, branch, visits: named }: BodyOf<typeof opsMakeDriverLink>,
  { staff, branches }: { readonly staff: Actor | undefined; readonly branches: BranchLimit },
): Promise<DriverLinkView> {
  const driver = await knownDriver(app, name, date)
  const visitIds = named && (await Promise.all(named.map((id) => findRecordId(app, id))))
  const command = {
    operation: 'opsMakeDriverLink',
    id: date,
    content: { driver, branch, visitIds },
    key: undefined,
    staff,
  }
  const catalogue = await app.catalogue.read()
  await runOfficeCommand(app, command, async (tx) => {
    const visits = visitIds === undefined ? await visitsOfDriverOnDay(tx, date, null) : []
    const ofBranch = await visitsOfBranch(tx, catalogue, { visits, code: branch })
    const free = visitIds ?? (await visitsOfBranches(tx, branches, ofBranch)).map(({ id }) => id)
    for (const id of free) {
      const visit = await lockVisit(tx, id)
      if (visit?.day !== date) throw new Failure('not_found')
      if (isVisitUnfinished(visit.status)) await changeVisit(tx, id, { driver })
    }
    // The link shows the whole day of the driver, so none of it may belong to another branch.
    const wholeDay = await visitsOfDriverOnDay(tx, date, driver)
    if ((await visitsOfBranches(tx, branches, wholeDay)).length < wholeDay.length)
      throw invalidFieldsFailure({ driver: 'not_allowed' })
  })
  const day = localDate(date)
  const { from, until } = driverLinkValidity(day)
  const visits = await visitsOfDriverOnDay(app.database.reader, date, driver)
  return {
    // Browsers never send the part behind the # to a server.
    link: `${app.siteUrl()}/Driver#${signDriverLink({ driver, day }, app.driverLinkSecret)}`,
    opensAt: new Date(from),
    closesAt: new Date(until),
    visits: await Promise.all(visits.map((visit) => readVisitView(app, visit))),
  }
}
