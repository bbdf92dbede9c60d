import { readServiceCode, type ServiceCode } from '@sakina/domain/plans'
import { Failure } from '../../failures/failure.ts'
import type { Catalogue } from '../catalogue/catalogue-reader.ts'
import type { PlanRow } from '../../db/repositories/catalogue.ts'

export function serviceCodeOfPlan(catalogue: Catalogue, plan: PlanRow): ServiceCode {
  const code = readServiceCode(catalogue.service.get(plan.serviceId)?.code ?? '')
  if (code === undefined) throw new Failure('plan_unavailable')
  return code
}

/** The service code of a stored order kind. */
export function serviceCodeOfOrder(order: { readonly kind: string }): ServiceCode {
  const code = readServiceCode(order.kind)
  if (code === undefined) throw new Failure('not_found')
  return code
}
