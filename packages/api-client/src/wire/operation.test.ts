import { describe, expect, expectTypeOf, test } from 'vitest'
import type { LocalDate } from '@sakina/domain/calendar'
import type { Money } from '@sakina/domain/money'
import { errorStatus } from './errors.ts'
import { allOperations, operations } from './index.ts'
import { errorCodesOf } from './operation.ts'
import type { AnswerOf, ArgsOf, BodyOf, EntityOf, ParamsOf, QueryOf } from './operation.ts'

describe('the table', () => {
  test('knows every operation by its own name', () => {
    for (const [name, row] of Object.entries(operations)) expect(row.id).toBe(name)
  })

  test('has each method and path once, whatever its parameters are called', () => {
    const routes = allOperations.map(
      ({ method, root, path }) => `${method} ${root ?? 'api'} ${path.replace(/:\w+/g, ':')}`,
    )
    expect(new Set(routes).size).toBe(routes.length)
  })

  test('describes every parameter of a path, and no other', () => {
    for (const row of allOperations) {
      const inPath = [...row.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
      const entries: unknown = row.params && 'entries' in row.params ? row.params.entries : {}
      const described = entries instanceof Object ? Object.keys(entries) : []
      expect(described, row.id).toEqual(inPath)
    }
  })

  test('never lets a private answer be cached for all', () => {
    const shared = allOperations.filter(({ cache }) => cache === 'reference' || cache === 'catalogue')
    expect(shared.filter(({ auth }) => auth === 'required' || auth === 'ops')).toEqual([])
  })

  test('names only codes that have a status', () => {
    for (const row of allOperations)
      for (const code of errorCodesOf(row))
        expect(errorStatus[code], `${row.id} ${code}`).toBeGreaterThan(399)
  })

  test('keeps what the office does behind the operations token', () => {
    for (const row of allOperations) expect(row.auth === 'ops', row.id).toBe(row.path.startsWith('/ops/'))
  })
})

describe('the types of a row', () => {
  test('ask for the path, let a query be left out, and hand out entities', () => {
    type Plan = (typeof operations)['getServicePlan']
    expectTypeOf<ArgsOf<Plan>['params']>().toEqualTypeOf<{
      readonly serviceId: string | number
      readonly planId: string | number
    }>()
    expectTypeOf<EntityOf<Plan>['listPrice']>().toEqualTypeOf<Money | null>()
    expectTypeOf<
      EntityOf<(typeof operations)['getMyContract']>['startDate']
    >().toEqualTypeOf<LocalDate | null>()
    expectTypeOf<Record<never, never>>().toExtend<ArgsOf<(typeof operations)['listServices']>>()
    expectTypeOf<Record<never, never>>().not.toExtend<ArgsOf<Plan>>()
    expectTypeOf<Record<never, never>>().not.toExtend<ArgsOf<(typeof operations)['login']>>()
  })

  test('give the server decoded input and ask it for the strict answer', () => {
    type Plans = (typeof operations)['listServicePlans']
    expectTypeOf<ParamsOf<Plans>>().toEqualTypeOf<{ id: number }>()
    expectTypeOf<QueryOf<Plans>['page']>().toEqualTypeOf<number | undefined>()
    expectTypeOf<BodyOf<Plans>>().toEqualTypeOf<undefined>()
    expectTypeOf<BodyOf<(typeof operations)['login']>>().toEqualTypeOf<{ login: string; password: string }>()
    expectTypeOf<AnswerOf<Plans>['pagination']['has_next']>().toEqualTypeOf<boolean>()
    expectTypeOf<AnswerOf<Plans>['result'][number]['list_price']>().toEqualTypeOf<number | null>()
  })
})
