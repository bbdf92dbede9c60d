import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const components = join(import.meta.dirname, '../packages/ui/src/components')

const isOfTheProduct = (folder: string): boolean => {
  const story = readdirSync(join(components, folder)).find((file) => file === `${folder}.stories.tsx`)
  return (
    story !== undefined &&
    readFileSync(join(components, folder, story), 'utf8').includes("title: 'Components/Domain/")
  )
}

/** Returns the folders of the components whose stories are filed under `Components/Domain`. */
export const domainComponents = (): string[] => readdirSync(components).filter(isOfTheProduct)
