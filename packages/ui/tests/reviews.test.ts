import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { components } from '../scripts/package/exports.ts'
import { packageRoot } from '../scripts/tokens/source.ts'
import type { ComponentMeta } from '../src/story-kit/meta.ts'
import spoken from '../src/story-kit/spoken.json' with { type: 'json' }

const metas = import.meta.glob<Record<string, ComponentMeta>>('../src/components/*/*.meta.ts', {
  eager: true,
})
const reviewOf = (name: string): ComponentMeta['reviewed']['how'] =>
  Object.values(metas[`../src/components/${name}/${name}.meta.ts`] ?? {})[0]?.reviewed.how ?? []
const withClaim = (claim: ComponentMeta['reviewed']['how'][number]): string[] =>
  components().filter((name) => reviewOf(name).includes(claim))

const checks = (name: string): string => {
  const file = new URL(`src/components/${name}/${name}.checks.stories.tsx`, packageRoot)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
const pictures = new URL('../../.storybook/__screenshots__/ar-forced/', packageRoot)
const photographed = existsSync(pictures) ? readdirSync(pictures) : []

describe('the evidence for the review of a component', () => {
  it.each(withClaim('axe'))(
    'the component %s, reviewed with axe, has the matrix story that axe checks in every look @access:component-reviews',
    (name) => {
      expect(checks(name)).toMatch(/tags: \[[^\]]*'matrix'/)
    },
  )

  it.each(withClaim('keyboard'))(
    'the component %s, reviewed by keyboard, has a keyboard story in both directions @access:component-reviews',
    (name) => {
      expect(checks(name)).toContain('KeyboardRtl')
      expect(checks(name)).toContain('KeyboardLtr')
    },
  )

  it.each(withClaim('forced-colors'))(
    'the picture of the component %s in forced colors is committed',
    (name) => {
      expect(photographed.some((file) => file.startsWith(`${name}-`))).toBe(true)
    },
  )
})

describe('what is heard from a component', () => {
  it('the components reviewed with a screen reader are those whose sentences are recorded', () => {
    expect(withClaim('screen-reader')).toEqual(Object.keys(spoken.components).toSorted())
  })
})

describe('the tests of a component', () => {
  // The Provider renders nothing of its own.
  it.each(components().filter((name) => name !== 'provider'))(
    'the component %s has a story tagged `matrix`',
    (name) => {
      expect(checks(name)).toMatch(/tags: \[[^\]]*'matrix'/)
    },
  )

  // Dialogs have their own checks, since they render nothing on a server.
  it.each(components().filter((name) => !/^(?:provider|dialog|.*-popup)$/.test(name)))(
    'the component %s has a contract test',
    (name) => {
      const file = new URL(`src/components/${name}/${name}.contract.test.tsx`, packageRoot)
      expect(existsSync(file)).toBe(true)
    },
  )
})
