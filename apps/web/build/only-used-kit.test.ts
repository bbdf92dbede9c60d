import { expect, test } from 'vitest'

import { usedComponents } from './only-used-kit.ts'

test('what the site imports is styled, with what it is made of; the rest of the kit is not', () => {
  const used = usedComponents()
  expect([...used]).toEqual(
    expect.arrayContaining(['service-tile', 'card', 'money', 'icon', 'button', 'provider']),
  )
  expect([...used]).not.toContain('theme-switch')
})
