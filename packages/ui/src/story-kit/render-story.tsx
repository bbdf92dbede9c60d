import type { ComponentType, ReactElement, ReactNode } from 'react'
import { Provider } from '../components/provider/index.ts'
import { ar } from '../strings/ar.ts'
import { en } from '../strings/en.ts'

type Locale = 'ar' | 'en'
interface Shape {
  readonly args?: object
  readonly render?: (args: object, context: { readonly globals: { readonly locale: Locale } }) => ReactNode
}
export interface StoryModule {
  readonly default: Shape & { readonly component: ComponentType<object> }
  readonly Default?: Shape
  readonly Matrix?: Shape
}
export interface StoryOfModule {
  readonly name: string
  readonly file: StoryModule
  readonly story: Shape
}

/** Returns the file name of a path. */
export const storyFileName = (path: string): string => path.split('/').at(-1) ?? path

/** Renders a story as a component, because some stories keep their values in a hook. */
export function RenderedStory({ file, story, locale }: StoryOfModule & { locale: Locale }): ReactNode {
  const { component: Component, args: shared, render: sharedRender } = file.default
  const args = { ...shared, ...story.args }
  const render = story.render ?? sharedRender
  return render ? render(args, { globals: { locale } }) : <Component {...args} />
}

/** Renders a story for checks that go through the stories of many components. */
export const renderStory = (story: StoryOfModule, locale: Locale): ReactElement => (
  <Provider locale={locale} strings={locale === 'ar' ? ar : en}>
    <RenderedStory {...story} locale={locale} />
  </Provider>
)
