import { Component, Suspense, use } from 'react'
import type { ReactNode } from 'react'
import { Provider } from '../packages/ui/src/components/provider/index.ts'
import { ToastProvider } from '../packages/ui/src/components/toast/index.ts'
import { RenderedStory } from '../packages/ui/src/story-kit/render-story.tsx'
import type { StoryModule, StoryOfModule } from '../packages/ui/src/story-kit/render-story.tsx'
import { ar } from '../packages/ui/src/strings/ar.ts'
import { en } from '../packages/ui/src/strings/en.ts'

export type Locale = 'ar' | 'en'
export type Theme = 'light' | 'dark' | 'contrast' | 'contrast-dark'
type StoryFile = StoryModule & Readonly<Record<string, StoryOfModule['story']>>

const files = import.meta.glob<StoryFile>([
  '../packages/ui/src/**/*.stories.tsx',
  '!../packages/ui/src/**/*.checks.stories.tsx',
])
const loaded = new Map<string, Promise<StoryFile>>()

/** Loads the stories of a file once. */
export function loadStories(path: string): Promise<StoryFile> {
  const found = loaded.get(path)
  if (found) return found
  const read = files[`../${path}`]?.() ?? Promise.reject(new Error(`no stories in ${path}`))
  loaded.set(path, read)
  return read
}

export const storyFilePath = (entry: string): string =>
  `packages/ui/src/components/${entry}/${entry}.stories.tsx`

export interface LiveStoryProps {
  /** The path from the root of the repository: `packages/ui/src/patterns/forms.stories.tsx`. */
  file: string
  /** The name of the export. */
  story: string
  locale: Locale
  theme: Theme
}

function Loaded({ file, story: name, locale, theme }: LiveStoryProps): ReactNode {
  const stories = use(loadStories(file))
  const story = stories[name]
  if (!story) throw new Error(`${file} has no story ${name}`)
  return (
    <Provider scope="island" locale={locale} strings={locale === 'ar' ? ar : en} theme={theme}>
      <ToastProvider>
        <RenderedStory name={name} file={stories} story={story} locale={locale} />
      </ToastProvider>
    </Provider>
  )
}

/** An error boundary, so that one failing story does not take down a page of many. */
class Guard extends Component<{ children: ReactNode }, { failure: string }> {
  override state = { failure: '' }
  static getDerivedStateFromError(error: unknown): { failure: string } {
    return { failure: String(error) }
  }
  override render(): ReactNode {
    return this.state.failure ? <pre className="text-caption">{this.state.failure}</pre> : this.props.children
  }
}

/** Renders a story on a docs page, with its own language and theme. */
export function LiveStory(props: LiveStoryProps): ReactNode {
  return (
    <Guard>
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    </Guard>
  )
}
