import { weekdays } from '@sakina/domain/calendar'
import { planSeasons } from '@sakina/domain/vocabulary'
import * as v from 'valibot'

const bilingual = v.object({ ar: v.string(), en: v.string() })
const id = v.pipe(v.number(), v.integer(), v.minValue(1))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const nullable = <S extends v.GenericSchema>(schema: S) => v.nullable(schema)

/** Converts riyals to halalas; a fraction of a halala is rounded. */
const halalas = v.pipe(
  v.number(),
  v.minValue(0),
  v.transform((riyals) => Math.round(riyals * 100)),
  v.safeInteger(),
)

const ref = v.object({ id })

/** The schema of the catalogue file; docs/operations.md describes how to load it. */
export const CatalogueFileSchema = v.object({
  branches: v.array(
    v.object({
      id,
      code: v.string(),
      name: bilingual,
      city_id: id,
      serves: v.optional(v.pipe(v.array(id), v.minLength(1))),
      visits: v.optional(v.array(id)),
      location: bilingual,
      lat: v.number(),
      lng: v.number(),
      map_link: v.string(),
      phone: v.string(),
      is_head_office: v.boolean(),
      has_shelter_pickup: v.boolean(),
    }),
  ),
  nationalities: v.array(
    v.object({
      id,
      code: v.string(),
      country: bilingual,
      name: bilingual,
      name_masculine: bilingual,
      description: bilingual,
      recruitment_ceiling_ex_vat: nullable(halalas),
      typical_arrival_days: nullable(count),
      active: v.boolean(),
    }),
  ),
  jobs: v.array(v.object({ id, code: v.string(), name: bilingual, description: bilingual })),
  jobs_by_service: v.record(v.string(), v.array(id)),
  services: v.array(
    v.object({
      id,
      code: v.string(),
      name: bilingual,
      short: bilingual,
      description: bilingual,
      includes: v.array(bilingual),
      excludes: v.array(bilingual),
    }),
  ),
  plans: v.array(
    v.object({
      id,
      name: bilingual,
      service_id: ref,
      nationality_id: nullable(ref),
      job_id: ref,
      list_price: halalas,
      employee_wage: halalas,
      salary: nullable(halalas),
      taxes_id: v.array(v.object({ id, name: v.string(), amount: v.number() })),
      plan_duration: count,
      duration_label: bilingual,
      visit_recurrence_rate: count,
      visit_count: count,
      visit_period_id: nullable(v.object({ code: v.string() })),
      visit_hours: nullable(count),
      visit_days: v.optional(
        v.object({
          weekdays: v.optional(v.array(v.picklist(weekdays)), []),
          season: v.optional(v.nullable(v.picklist(planSeasons)), null),
        }),
      ),
      requires_insurance: v.boolean(),
      insurance_amount: halalas,
      insurance_in_price: v.boolean(),
      category: v.object({ code: v.string(), name: bilingual }),
      trial_days: nullable(count),
      estimated_arrival_days: nullable(count),
      paid_through: v.string(),
      active: v.boolean(),
      available_employee_ids: v.array(id),
      available_applicant_ids: v.array(id),
    }),
  ),
  workers: v.array(
    v.object({
      id,
      name: bilingual,
      gender: v.string(),
      age: count,
      experience_years: count,
      experience: bilingual,
      nationality_id: ref,
      job_ids: v.array(id),
      kind: v.picklist(['employee', 'applicant']),
      branch_id: nullable(id),
      location: bilingual,
      employee_skill_ids: v.array(
        v.object({
          skill_id: v.object({ id, code: v.string(), name: bilingual }),
          skill_level_id: v.object({ id, code: v.string(), name: bilingual }),
        }),
      ),
      about: bilingual,
      status: v.object({ code: v.string() }),
      image_url: nullable(v.string()),
    }),
  ),
  terms: v.array(
    v.object({ id, slug: v.string(), version: v.string(), title: bilingual, content: bilingual }),
  ),
  reviews: v.array(v.object({ id, name: bilingual, rating: count, text: bilingual })),
  promotions: v.array(
    v.object({
      code: v.string(),
      percent: v.optional(count),
      max_discount: v.optional(halalas),
      services: v.array(v.string()),
      first_order_only: v.boolean(),
      active: v.boolean(),
      name: bilingual,
      terms: bilingual,
    }),
  ),
  delivery: v.object({ delivery_cost: halalas }),
  company: v.object({ tagline: bilingual, about: bilingual, vision: bilingual, mission: bilingual }),
  contact: v.object({
    whatsapp_default_message: bilingual,
    whatsapp_order_message: bilingual,
    hours: v.array(
      v.object({ days: v.array(v.string()), open: v.string(), close: v.string(), label: bilingual }),
    ),
    form_topics: v.array(v.object({ code: v.string(), name: bilingual })),
  }),
  special_packages: v.object({
    worker_types: v.array(v.object({ code: v.string(), job_id: v.number(), name: bilingual })),
    nationalities: v.array(v.object({ code: v.string(), nationality_id: v.number(), name: bilingual })),
    counts: v.array(v.object({ value: v.number(), name: bilingual })),
    durations: v.array(v.object({ code: v.string(), days: v.number(), name: bilingual })),
    indicative_monthly_ex_vat: v.array(
      v.object({
        worker: v.string(),
        nationality: v.string(),
        list_price: halalas,
        employee_wage: halalas,
      }),
    ),
  }),
})

/** Converts the catalogue file to the rows of the database. */
export const toCatalogueRows = (source: v.InferOutput<typeof CatalogueFileSchema>) => {
  const serviceByCode = new Map(source.services.map((service) => [service.code, service.id]))
  return {
    branches: source.branches.map((branch) => ({
      id: branch.id,
      code: branch.code,
      name: branch.name,
      cityId: branch.city_id,
      servedCityIds: branch.serves ?? [branch.city_id],
      visitCityIds: branch.visits ?? null,
      location: branch.location,
      latitude: branch.lat,
      longitude: branch.lng,
      mapLink: branch.map_link,
      phone: branch.phone,
      headOffice: branch.is_head_office,
      shelterPickup: branch.has_shelter_pickup,
    })),
    nationalities: source.nationalities.map((nationality) => ({
      id: nationality.id,
      code: nationality.code,
      country: nationality.country,
      name: nationality.name,
      masculineName: nationality.name_masculine,
      description: nationality.description,
      recruitmentCeiling: nationality.recruitment_ceiling_ex_vat,
      typicalArrivalDays: nationality.typical_arrival_days,
      active: nationality.active,
    })),
    jobs: source.jobs,
    services: source.services.map((service, position) => ({ ...service, position })),
    serviceJobs: Object.entries(source.jobs_by_service).flatMap(([code, jobs]) => {
      const serviceId = serviceByCode.get(code)
      return serviceId === undefined ? [] : jobs.map((jobId, position) => ({ serviceId, jobId, position }))
    }),
    plans: source.plans.map((plan) => ({
      id: plan.id,
      serviceId: plan.service_id.id,
      nationalityId: plan.nationality_id?.id ?? null,
      jobId: plan.job_id.id,
      name: plan.name,
      listPrice: plan.list_price,
      employeeWage: plan.employee_wage,
      salary: plan.salary,
      taxes: plan.taxes_id,
      durationDays: plan.plan_duration,
      durationLabel: plan.duration_label,
      visitsPerWeek: plan.visit_recurrence_rate,
      visitCount: plan.visit_count,
      visitPeriod: plan.visit_period_id?.code ?? null,
      visitHours: plan.visit_hours,
      visitDays: plan.visit_days ?? null,
      requiresInsurance: plan.requires_insurance,
      insuranceAmount: plan.insurance_amount,
      insuranceInPrice: plan.insurance_in_price,
      categoryCode: plan.category.code,
      categoryName: plan.category.name,
      trialDays: plan.trial_days,
      estimatedArrivalDays: plan.estimated_arrival_days,
      paidThrough: plan.paid_through,
      active: plan.active,
    })),
    workers: source.workers.map((worker) => ({
      id: worker.id,
      name: worker.name,
      gender: worker.gender,
      age: worker.age,
      experienceYears: worker.experience_years,
      experience: worker.experience,
      nationalityId: worker.nationality_id.id,
      kind: worker.kind,
      branchId: worker.branch_id,
      location: worker.location,
      jobIds: worker.job_ids,
      skills: worker.employee_skill_ids.map((entry) => ({
        skill: entry.skill_id,
        level: entry.skill_level_id,
      })),
      about: worker.about,
      status: worker.status.code,
      imageUrl: worker.image_url,
    })),
    planWorkers: source.plans.flatMap((plan) =>
      [...plan.available_employee_ids, ...plan.available_applicant_ids].map((workerId, position) => ({
        planId: plan.id,
        workerId,
        position,
      })),
    ),
    terms: source.terms,
    reviews: source.reviews,
    vouchers: source.promotions.map((promotion) => ({
      code: promotion.code,
      name: promotion.name,
      terms: promotion.terms,
      percent: promotion.percent ?? null,
      maxDiscount: promotion.max_discount ?? null,
      services: promotion.services,
      firstOrderOnly: promotion.first_order_only,
      active: promotion.active,
    })),
    settings: {
      delivery: source.delivery,
      company: source.company,
      contact: source.contact,
      special_packages: source.special_packages,
    },
  }
}

/** The rows of every table of the catalogue, as read from its file. */
export type CatalogueFileRows = ReturnType<typeof toCatalogueRows>
