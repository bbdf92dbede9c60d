import { Canvas, Description, DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { isOpenFromStart } from '../packages/ui/src/story-kit/is-open-from-start.ts'

/** The properties of a prepared story that a docs page needs. */
export interface DocsStory {
  readonly id: string
  readonly name: string
  readonly initialArgs: Readonly<Record<string, unknown>>
  readonly parameters: { readonly docs?: { readonly story?: { readonly inline?: boolean } } }
  readonly moduleExport: object
}

const channel = addons.getChannel()
const frameHeight = '42rem'

function subscribe(onChange: () => void): () => void {
  channel.on(SET_GLOBALS, onChange)
  channel.on(GLOBALS_UPDATED, onChange)
  return () => {
    channel.off(SET_GLOBALS, onChange)
    channel.off(GLOBALS_UPDATED, onChange)
  }
}

/** The URL of the frame page with the toolbar choices (`preview.tsx`). */
const useFrameUrl = (): string | undefined => useSyncExternalStore(subscribe, () => window.PREVIEW_URL)

/** Sends changes of the props table to the frame of the story. */
function useArgsInFrame(storyId: string): void {
  useEffect(() => {
    const handOn = (update: { storyId: string }): void => {
      const frame = document.getElementById(`iframe--${storyId}`)
      if (update.storyId !== storyId || !(frame instanceof HTMLIFrameElement)) return
      frame.contentWindow?.__STORYBOOK_ADDONS_CHANNEL__?.emit(UPDATE_STORY_ARGS, update)
    }
    channel.on(UPDATE_STORY_ARGS, handOn)
    return () => channel.off(UPDATE_STORY_ARGS, handOn)
  }, [storyId])
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: typeof channel
  }
}

function FramedStory({ story }: { story: DocsStory }): ReactNode {
  const url = useFrameUrl()
  useArgsInFrame(story.id)
  return <Canvas key={url} of={story.moduleExport} story={{ inline: false, height: frameHeight }} />
}

/**
 * Whether a story needs a frame: because of its arguments, or because `docs.story.inline` says that its
 * styles would affect the page.
 */
export const isFramed = ({ initialArgs, parameters }: DocsStory): boolean =>
  isOpenFromStart(initialArgs) || parameters.docs?.story?.inline === false

/** A story, rendered on the page or in a frame. */
export function ShownStory({ story, first = false }: { story: DocsStory; first?: boolean }): ReactNode {
  if (isFramed(story)) return <FramedStory story={story} />
  return (
    <Canvas
      of={story.moduleExport}
      story={{ __primary: first, __forceInitialArgs: !first }}
      withToolbar={first}
    />
  )
}

/** Returns the stories of a docs page in the order of their file. */
export function useDocsStories(): DocsStory[] {
  return useContext(DocsContext)
    .componentStories()
    .filter((story) => story.tags.includes('autodocs') && !story.usesMount)
}

/** The given stories, each with its name and description. */
export function StoryExamples({ stories }: { stories: readonly DocsStory[] }): ReactNode {
  return stories.map((story) => (
    <section key={story.id} id={`anchor--${story.id}`}>
      {/* Names and comments in code are English, but stand where the story begins on Arabic pages too. */}
      <div className="grid justify-items-start">
        <div lang="en" dir="ltr">
          <h3>{story.name}</h3>
          <Description of={story.moduleExport} />
        </div>
      </div>
      <ShownStory story={story} />
    </section>
  ))
}
