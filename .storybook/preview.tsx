import type { Decorator, Preview, StoryContext } from '@storybook/react-vite'
import { Suspense, lazy } from 'react'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { addons } from 'storybook/preview-api'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { expect } from 'storybook/test'
import { fontPreloads } from '../packages/ui/src/fonts/index.ts'
import { conflictingClasses } from '../packages/ui/src/story-kit/conflicts.ts'
import { wrongCheckMarks } from '../packages/ui/src/story-kit/wrong-check-marks.ts'
import { findInvisibleText } from '../packages/ui/src/story-kit/invisible-text.ts'
import { clarifyArgTypes } from './clarify-arg-types.ts'
import { ThemedContainer } from './docs-container.tsx'
import { initialGlobals } from './env.ts'
import { resumeAnimations } from './resume-animations.ts'
import { StoryFrame, applyGlobalsToDocument, preventFrameScroll } from './story-frame.tsx'
import { storySource } from './story-source.ts'
import { frameUrl, globalTypes, readGlobals } from './globals.ts'
import { modes } from './modes.ts'
import '../packages/ui/src/styles/styles.css'
import './preview.css'

const withProvider: Decorator = (Story, { globals }) => (
  <StoryFrame globals={readGlobals(globals, initialGlobals)}>
    <Story />
  </StoryFrame>
)

// Listens to the toolbar directly, because decorators on docs pages do not run again when a toolbar
// choice changes.
const channel = addons.getChannel()
const follow = ({ globals }: { globals: Record<string, unknown> }): void => {
  const chosen = readGlobals(globals, initialGlobals)
  applyGlobalsToDocument(chosen)
  window.PREVIEW_URL = frameUrl(chosen)
}
channel.on(SET_GLOBALS, follow)
channel.on(GLOBALS_UPDATED, follow)

preventFrameScroll()

// A test run shows no docs page, so it need not load the code of docs pages.
const DocsPage = lazy(async () => ({ default: (await import('./docs-page.tsx')).DocsPage }))

function LazyDocsPage(): ReactNode {
  return (
    <Suspense>
      <DocsPage />
    </Suspense>
  )
}
for (const { href, ...font } of fontPreloads()) preload(href, font)

const width: unknown = import.meta.env['VITE_SB_WIDTH']
/**
 * A screenshot story starts at the width of its picture, because resizing the window later would close open
 * popups.
 */
const ofItsPicture =
  typeof width === 'string'
    ? {
        viewport: {
          defaultViewport: 'look',
          options: { look: { name: width, styles: { width: `${width}px`, height: '900px' } } },
        },
      }
    : {}

const isTestRun = typeof import.meta.env['VITE_SB_LOCALE'] === 'string'

/** Only the full run looks into every story with axe: a matrix story has every state of its component. */
function keepAxeForTheMatrix({ tags, parameters }: StoryContext): void {
  if (isTestRun && !import.meta.env['VITE_FULL'] && !tags.includes('matrix'))
    parameters['a11y'] = { test: 'off' }
}

const preview: Preview = {
  globalTypes,
  initialGlobals: { ...initialGlobals },
  decorators: [withProvider],
  argTypesEnhancers: [clarifyArgTypes],
  tags: ['autodocs'],
  beforeEach: [resumeAnimations, keepAxeForTheMatrix],
  afterEach: async ({ canvasElement }) => {
    await expect(findInvisibleText(canvasElement.ownerDocument.body)).toEqual([])
    await expect(conflictingClasses(canvasElement.ownerDocument.body)).toEqual([])
    await expect(wrongCheckMarks(canvasElement.ownerDocument.body)).toEqual([])
  },
  parameters: {
    ...ofItsPicture,
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      page: LazyDocsPage,
      container: ThemedContainer,
      source: { type: 'code', language: 'tsx', transform: storySource },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          ['Home', 'Which one when', 'Contact sheet', 'Brand studio', 'In an app', '*'],
          'Foundations',
          [
            'Brand',
            'Colour',
            'Type',
            'Space and shape',
            'Motion',
            'Icons and mirroring',
            'Direction',
            'Writing',
            '*',
          ],
          'Components',
          ['Layout', 'Actions', 'Inputs', 'Inline', 'Data', 'Feedback', 'Navigation', 'Overlays', 'Domain'],
          'Patterns',
          'Checks',
        ],
      },
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        // What passes is listed in Storybook only; describing it takes longer than finding what fails.
        ...(isTestRun && { resultTypes: ['violations'] }),
      },
    },
    // Only matrix stories are compared, and they enable the snapshot themselves.
    chromatic: { modes, disableSnapshot: true },
  },
}

export default preview
