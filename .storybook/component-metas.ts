import { isComponentMeta } from '../packages/ui/src/story-kit/meta.ts'
import type { ComponentMeta } from '../packages/ui/src/story-kit/meta.ts'

const files = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../packages/ui/src/components/*/*.meta.ts',
  { eager: true },
)

/** The metadata of every component by its entry, such as `alert-dialog`. */
export const componentMetas: ReadonlyMap<string, ComponentMeta> = new Map(
  Object.entries(files).flatMap(([path, file]) => {
    const meta = Object.values(file).find(isComponentMeta)
    return meta ? [[path.split('/').at(-2) ?? '', meta] as const] : []
  }),
)

/** Returns `AlertDialog` for `alert-dialog`. */
export const componentName = (entry: string): string =>
  entry.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
