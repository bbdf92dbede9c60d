import { JSDOM } from 'jsdom'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { isOpenFromStart } from '../src/story-kit/is-open-from-start.ts'
import type { ComponentMeta } from '../src/story-kit/meta.ts'
import { defaultStory } from './default-story.tsx'
import { defaultStories } from './stories.ts'
import type { StoryFile } from './stories.ts'

const metas = import.meta.glob<Record<string, ComponentMeta>>('../src/components/*/*.meta.ts', {
  eager: true,
})
const files = import.meta.glob<StoryFile>('../src/components/*/*.stories.tsx', { eager: true })
const pictured = defaultStories(files).flatMap(([name, file]) => {
  const anatomy = Object.values(metas[`../src/components/${name}/${name}.meta.ts`] ?? {})[0]?.anatomy
  // A window has no server HTML; `docs.checks.stories.tsx` looks for its parts.
  const isWindow = isOpenFromStart({ ...file.default.args, ...file.Default?.args })
  return anatomy?.story === 'Default' && !isWindow ? [{ name, file, anatomy }] : []
})

it.each(pictured)('each part that the anatomy of $name lists exists in its example', ({ file, anatomy }) => {
  const { document } = new JSDOM(renderToString(defaultStory(file, 'ar'))).window
  const missing = anatomy.parts.filter(({ at }) => !document.querySelector(at))
  expect(missing.map(({ at }) => at)).toEqual([])
})
