import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Provider } from '../src/components/provider/index.ts'
import { ar } from '../src/strings/ar.ts'
import { en } from '../src/strings/en.ts'
import { ur } from '../src/strings/ur.ts'
import { storyElement } from './default-story.tsx'
import { defaultStories } from './stories.ts'
import type { StoryFile } from './stories.ts'

// The invoice sheet is left out, because its story shows a second language on purpose.
const stories = defaultStories(
  import.meta.glob<StoryFile>('../src/components/*/*.stories.tsx', { eager: true }),
).filter(([name]) => name !== 'invoice-sheet')
/** The accessible names of pictures, which are the same in every language. */
const brands = new Set(['mada', 'Visa', 'Mastercard'])

function Story({ file, content }: { file: StoryFile; content: 'ar' | 'en' }) {
  return storyElement(file, content)
}

/** Renders the Urdu strings of the kit around content of the caller in Arabic or English. */
const drawn = (file: StoryFile, content: 'ar' | 'en'): string[] => {
  const html = renderToString(
    <Provider locale="ur" strings={ur}>
      <Story file={file} content={content} />
    </Provider>,
  )
  return [
    ...html.matchAll(/>([^<]+)</g),
    ...html.matchAll(/(?:aria-label|title|placeholder|alt)="([^"]+)"/g),
  ].map(([, text]) => text?.trim() ?? '')
}

const leaves = (words: object): string[] =>
  Object.values(words).flatMap((each: unknown) =>
    typeof each === 'string' ? [each] : typeof each === 'object' && each ? leaves(each) : [],
  )
const wordsOf = (words: object): ReadonlySet<string> =>
  new Set(leaves(words).filter((text) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''))))
const [arabic, english, urdu] = [wordsOf(ar), wordsOf(en), wordsOf(ur)]

describe('an Urdu page and the other catalogues', () => {
  it.each(stories)('an Urdu page contains no string of the Arabic catalogue: %s', (_, file) => {
    expect(drawn(file, 'en').filter((text) => arabic.has(text) && !urdu.has(text))).toEqual([])
  })

  it.each(stories)('an Urdu page contains no string of the English catalogue: %s', (_, file) => {
    expect(drawn(file, 'ar').filter((text) => english.has(text) && !brands.has(text))).toEqual([])
  })
})
