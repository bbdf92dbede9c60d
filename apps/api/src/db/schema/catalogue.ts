import {
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  primaryKey,
  snakeCase,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PlanDays } from '@sakina/domain/schedule'
import { bilingualColumn, instantColumn, type Bilingual } from './columns.ts'

/** The database table of settings, each a key with a JSON value. */
export const settings = snakeCase.table('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
})

/** The database table of countries. */
export const countries = snakeCase.table('countries', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  name: bilingualColumn().notNull(),
  dial: text().notNull(),
})

/** The database table of the regions of a country. */
export const regions = snakeCase.table('states', {
  id: integer().primaryKey(),
  countryId: integer()
    .notNull()
    .references(() => countries.id),
  iso: text().notNull(),
  name: bilingualColumn().notNull(),
})

/** The database table of cities. */
export const cities = snakeCase.table('cities', {
  id: integer().primaryKey(),
  name: bilingualColumn().notNull(),
  stateId: integer()
    .notNull()
    .references(() => regions.id),
  postalPrefix: text().notNull(),
})

/** The database table of neighbourhoods. */
export const neighborhoods = snakeCase.table('neighborhoods', {
  id: integer().primaryKey(),
  name: bilingualColumn().notNull(),
  cityId: integer()
    .notNull()
    .references(() => cities.id),
  stateId: integer()
    .notNull()
    .references(() => regions.id),
})

/** The database table of the agency's branches. */
export const branches = snakeCase.table('branches', {
  id: integer().primaryKey(),
  code: text().notNull(),
  name: bilingualColumn().notNull(),
  cityId: integer()
    .notNull()
    .references(() => cities.id),
  servedCityIds: jsonb().$type<readonly number[]>().notNull().default([]),
  /** The cities the branch sends workers to for a visit; null means those it serves. */
  visitCityIds: jsonb().$type<readonly number[]>(),
  location: bilingualColumn().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  mapLink: text().notNull(),
  phone: text().notNull(),
  headOffice: boolean().notNull(),
  shelterPickup: boolean().notNull(),
})

/** The database table of nationalities of workers. */
export const nationalities = snakeCase.table('nationalities', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  country: bilingualColumn().notNull(),
  name: bilingualColumn().notNull(),
  masculineName: bilingualColumn().notNull(),
  description: bilingualColumn().notNull(),
  recruitmentCeiling: integer(),
  typicalArrivalDays: integer(),
  active: boolean().notNull(),
})

/** The database table of the jobs that workers do. */
export const jobs = snakeCase.table('jobs', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  name: bilingualColumn().notNull(),
  description: bilingualColumn().notNull(),
})

/** The database table of services. */
export const services = snakeCase.table('services', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  name: bilingualColumn().notNull(),
  short: bilingualColumn().notNull(),
  description: bilingualColumn().notNull(),
  includes: jsonb().$type<readonly Bilingual[]>().notNull(),
  excludes: jsonb().$type<readonly Bilingual[]>().notNull(),
  position: integer().notNull(),
})

/** The database table of which jobs a service has. */
export const serviceJobs = snakeCase.table(
  'service_jobs',
  {
    serviceId: integer()
      .notNull()
      .references(() => services.id),
    jobId: integer()
      .notNull()
      .references(() => jobs.id),
    position: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.serviceId, row.jobId] })],
)

/** The database table of plans. Amounts are halalas; `listPrice` is before tax and includes the wage. */
export const plans = snakeCase.table('plans', {
  id: integer().primaryKey(),
  serviceId: integer()
    .notNull()
    .references(() => services.id),
  nationalityId: integer().references(() => nationalities.id),
  jobId: integer()
    .notNull()
    .references(() => jobs.id),
  name: bilingualColumn().notNull(),
  listPrice: integer().notNull(),
  employeeWage: integer().notNull(),
  salary: integer(),
  taxes: jsonb()
    .$type<readonly { readonly id: number; readonly name: string; readonly amount: number }[]>()
    .notNull(),
  durationDays: integer().notNull(),
  durationLabel: bilingualColumn().notNull(),
  visitsPerWeek: integer().notNull(),
  visitCount: integer().notNull(),
  visitPeriod: text(),
  visitHours: integer(),
  /** The days on which a visit can take place; null means every day. */
  visitDays: jsonb().$type<PlanDays>(),
  requiresInsurance: boolean().notNull(),
  insuranceAmount: integer().notNull(),
  insuranceInPrice: boolean().notNull(),
  categoryCode: text().notNull(),
  categoryName: bilingualColumn().notNull(),
  trialDays: integer(),
  estimatedArrivalDays: integer(),
  paidThrough: text().notNull(),
  active: boolean().notNull(),
})

/** A skill of a worker and its level. */
export type WorkerSkill = {
  readonly skill: { readonly id: number; readonly code: string; readonly name: Bilingual }
  readonly level: { readonly id: number; readonly code: string; readonly name: Bilingual }
}

/** The database table of workers. */
export const workers = snakeCase.table('workers', {
  id: integer().primaryKey(),
  name: bilingualColumn().notNull(),
  gender: text().notNull(),
  age: integer().notNull(),
  experienceYears: integer().notNull(),
  experience: bilingualColumn().notNull(),
  nationalityId: integer()
    .notNull()
    .references(() => nationalities.id),
  kind: text().notNull(),
  branchId: integer().references(() => branches.id),
  location: bilingualColumn().notNull(),
  jobIds: jsonb().$type<readonly number[]>().notNull(),
  skills: jsonb().$type<readonly WorkerSkill[]>().notNull(),
  about: bilingualColumn().notNull(),
  status: text().notNull(),
  /** Whether the office took the worker off the offer by hand, which a new catalogue does not undo. */
  withdrawn: boolean().notNull().default(false),
  imageUrl: text(),
})

/** The database table of which workers a plan has. */
export const planWorkers = snakeCase.table(
  'plan_workers',
  {
    planId: integer()
      .notNull()
      .references(() => plans.id),
    workerId: integer()
      .notNull()
      .references(() => workers.id),
    position: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.planId, row.workerId] })],
)

/** The database table of legal documents. */
export const terms = snakeCase.table('terms', {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  version: text().notNull(),
  title: bilingualColumn().notNull(),
  content: bilingualColumn().notNull(),
})

/** The database table of customer reviews. */
export const reviews = snakeCase.table('reviews', {
  id: integer().primaryKey(),
  name: bilingualColumn().notNull(),
  rating: integer().notNull(),
  text: bilingualColumn().notNull(),
})

/**
 * The database table of public promotions, and of the personal single-use codes that points turn
 * into (`customerId` set).
 */
export const vouchers = snakeCase.table('vouchers', {
  code: text().primaryKey(),
  name: bilingualColumn().notNull(),
  terms: bilingualColumn().notNull(),
  percent: integer(),
  amount: integer(),
  maxDiscount: integer(),
  services: jsonb().$type<readonly string[]>().notNull(),
  firstOrderOnly: boolean().notNull(),
  validFrom: date({ mode: 'string' }),
  validTo: date({ mode: 'string' }),
  customerId: uuid(),
  active: boolean().notNull(),
  createdAt: instantColumn().notNull(),
})
