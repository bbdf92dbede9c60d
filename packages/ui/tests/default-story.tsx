import type { ReactElement, ReactNode } from 'react'
import { Provider } from '../src/components/provider/provider.tsx'
import { ar } from '../src/strings/ar.ts'
import { en } from '../src/strings/en.ts'
import type { StoryFile } from './stories.ts'

type Locale = 'ar' | 'en'

/** Returns the element that the Default story renders. */
export function storyElement(file: StoryFile, locale: Locale): ReactNode {
  const { component: Component, args: shared, render: sharedRender } = file.default
  const args = { ...shared, ...file.Default?.args }
  const render = file.Default?.render ?? sharedRender
  return render ? render(args, { globals: { locale } }) : <Component {...args} />
}

function Story({ file, locale }: { file: StoryFile; locale: Locale }): ReactNode {
  return storyElement(file, locale)
}

export const withinProvider = (children: ReactNode, locale: Locale): ReactElement => (
  <Provider locale={locale} strings={locale === 'ar' ? ar : en}>
    {children}
  </Provider>
)

/** Returns the Default story of a component inside the Provider, without Storybook. */
export const defaultStory = (file: StoryFile, locale: Locale): ReactElement =>
  withinProvider(<Story file={file} locale={locale} />, locale)
