import type { ComponentType, ReactNode } from 'react'

interface Context {
  readonly globals: { readonly locale: 'ar' | 'en' }
}
interface StoryShape {
  readonly args?: object
  readonly render?: (args: object, context: Context) => ReactNode
}
export interface StoryFile {
  readonly default: {
    readonly component: ComponentType<object>
    readonly args?: object
    readonly render?: StoryShape['render']
  }
  readonly Default?: StoryShape
}

/**
 * Returns the story file of each component with the name of its folder. The files of checks are
 * left out.
 */
export function defaultStories(
  files: Readonly<Record<string, StoryFile>>,
): [name: string, file: StoryFile][] {
  return Object.entries(files)
    .filter(([path]) => !path.includes('.checks.'))
    .map(([path, file]) => [path.split('/').at(-2) ?? path, file])
}
