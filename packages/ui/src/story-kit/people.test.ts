import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { customerName, otherCustomerName, reviewerNames, workerNames } from './people.ts'

const catalogue = (file: string): string =>
  readFileSync(new URL(`../../../../apps/api/catalogue/${file}`, import.meta.url), 'utf8')

it('every person in the stories is one of the demo catalogue', () => {
  const customers = catalogue('demo.json')
  for (const { ar } of [customerName, otherCustomerName]) expect(customers).toContain(`"${ar}"`)
  const others = catalogue('catalogue.json')
  for (const { ar, en } of [...Object.values(workerNames), ...Object.values(reviewerNames)]) {
    expect(others).toContain(`"${ar}"`)
    expect(others).toContain(`"${en}"`)
  }
})
