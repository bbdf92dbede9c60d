import { expect, test } from 'vitest'

import { distinctPlanTitle } from './title.ts'

const plan = (name: string, nationality: string | null) => ({
  name,
  nationality: nationality === null ? null : { name: nationality },
})
const withNationality = (names: { plan: string; nationality: string }) =>
  `${names.plan} · ${names.nationality}`
const [kenyan, ugandan, unnamed] = [
  plan('3 months', 'Kenyan'),
  plan('3 months', 'Ugandan'),
  plan('3 months', null),
]

test('a plan whose name no other plan of the list has keeps its name', () => {
  expect(distinctPlanTitle(kenyan, [kenyan, plan('6 months', 'Kenyan')], withNationality)).toBe('3 months')
})

test('plans of the same name have their nationality in the title, if it is known', () => {
  const list = [kenyan, ugandan, unnamed]
  expect(list.map((each) => distinctPlanTitle(each, list, withNationality))).toEqual([
    '3 months · Kenyan',
    '3 months · Ugandan',
    '3 months',
  ])
})
