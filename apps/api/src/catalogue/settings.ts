import * as v from 'valibot'

type Settings = ReadonlyMap<string, unknown>

const Delivery = v.object({ delivery_cost: v.pipe(v.number(), v.integer()) })

/** The cost of bringing a worker home, in halalas. */
export const readDeliveryCost = (settings: Settings): number =>
  v.parse(Delivery, settings.get('delivery') ?? { delivery_cost: 0 }).delivery_cost

const name = v.object({ ar: v.string(), en: v.string() })
const Packages = v.object({
  worker_types: v.array(v.object({ code: v.string(), job_id: v.number(), name })),
  nationalities: v.array(v.object({ code: v.string(), nationality_id: v.number(), name })),
  counts: v.array(v.object({ value: v.number(), name })),
  durations: v.array(v.object({ code: v.string(), days: v.number(), name })),
  indicative_monthly_ex_vat: v.array(
    v.object({
      worker: v.string(),
      nationality: v.string(),
      list_price: v.number(),
      employee_wage: v.number(),
    }),
  ),
})

/** What is offered as a personalised package; undefined in a catalogue without them. */
export function readPackageSettings(settings: Settings) {
  const read = v.safeParse(Packages, settings.get('special_packages'))
  if (!read.success) return undefined
  const { worker_types: jobs, nationalities, counts, durations } = read.output
  return {
    jobs: jobs.map(({ job_id: id, ...job }) => ({ id, ...job })),
    nationalities: nationalities.map(({ nationality_id: id, ...nationality }) => ({ id, ...nationality })),
    counts,
    durations,
    /** The price of a worker for a month, without tax. */
    prices: read.output.indicative_monthly_ex_vat.map(
      ({ list_price: listPrice, employee_wage: wage, ...price }) => ({ listPrice, wage, ...price }),
    ),
  }
}
