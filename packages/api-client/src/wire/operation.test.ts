import { describe, expect, expectTypeOf, test } from 'vitest'
import type { LocalDate } from '@sakina/domain/calendar'
import type { Money } from '@sakina/domain/money'
import { httpStatusByErrorCode } from './errors.ts'
import { allOperations, operations } from './index.ts'
import { defineOperation, errorCodesOf, isOfOffice } from './operation.ts'
import { successCodec } from './value-codecs.ts'
import type { AnswerOf, ArgsOf, BodyOf, EntityOf, PathParamsOf, QueryOf } from './operation.ts'

describe('the table of operations', () => {
  test('the table of operations names every operation by its export', () => {
    for (const [name, row] of Object.entries(operations)) expect(row.id).toBe(name)
  })

  test('the table of operations has each method and path only once, whatever the names of its parameters', () => {
    const routes = allOperations.map(
      ({ method, root, path }) => `${method} ${root ?? 'api'} ${path.replace(/:\w+/g, ':')}`,
    )
    expect(new Set(routes).size).toBe(routes.length)
  })

  test('the table of operations describes exactly the parameters of each path', () => {
    for (const row of allOperations) {
      const inPath = [...row.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
      const entries: unknown = row.params && 'entries' in row.params ? row.params.entries : {}
      const described = entries instanceof Object ? Object.keys(entries) : []
      expect(described, row.id).toEqual(inPath)
    }
  })

  test('no private response of the table of operations may be stored in a shared cache', () => {
    const shared = allOperations.filter(({ cache }) => cache === 'reference' || cache === 'catalogue')
    expect(shared.filter((row) => row.auth === 'required' || isOfOffice(row))).toEqual([])
  })

  test('the table of operations uses only error codes that have a status', () => {
    for (const row of allOperations)
      for (const code of errorCodesOf(row))
        expect(httpStatusByErrorCode[code], `${row.id} ${code}`).toBeGreaterThan(399)
  })

  test('the table of operations lets only the office call an operation of the office, except to come in', () => {
    const comingIn = ['staffSignIn', 'acceptStaffInvitation']
    for (const row of allOperations) {
      const isOffice = isOfOffice(row) || comingIn.includes(row.id)
      expect(isOffice, row.id).toBe(row.path.startsWith('/ops/'))
    }
  })

  test('the table of operations names the roles of every operation of the office, and of no other', () => {
    for (const row of allOperations) expect(row.roles !== undefined, row.id).toBe(row.auth === 'ops')
  })

  test('an owner may do everything in the office, and an auditor changes nothing', () => {
    for (const { id, roles = ['owner'], method } of allOperations) {
      expect(roles, id).toContain('owner')
      if (method !== 'GET') expect(roles, id).not.toContain('auditor')
    }
  })
})

describe('the types of an operation', () => {
  test('the types of an operation demand roles of an operation of the office', () => {
    // @ts-expect-error an operation of the office without roles
    const row = defineOperation({
      id: 'opsNothing',
      area: 'ops',
      method: 'POST',
      path: '/ops/nothing',
      summary: 'Nothing',
      auth: 'ops',
      cache: 'never',
      answer: successCodec,
      errors: [],
    })
    expect(row).not.toHaveProperty('roles')
  })

  test('the types of an operation require path parameters and body, make the query optional and return entities', () => {
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

  test('the types of an operation give the server decoded input and require entities', () => {
    type Plans = (typeof operations)['listServicePlans']
    expectTypeOf<PathParamsOf<Plans>>().toEqualTypeOf<{ id: number }>()
    expectTypeOf<QueryOf<Plans>['page']>().toEqualTypeOf<number | undefined>()
    expectTypeOf<BodyOf<Plans>>().toEqualTypeOf<undefined>()
    expectTypeOf<BodyOf<(typeof operations)['login']>>().toEqualTypeOf<{ login: string; password: string }>()
    expectTypeOf<AnswerOf<Plans>['hasNext']>().toEqualTypeOf<boolean>()
    expectTypeOf<AnswerOf<Plans>['items'][number]['listPrice']>().toEqualTypeOf<Money | null>()
  })
})
