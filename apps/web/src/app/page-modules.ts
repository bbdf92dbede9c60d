import type { ComponentType } from 'react'

export type PageModule = { default: ComponentType }

/** The code of every page. Fetched on the first way from one page to another, not with the first page. */
export const pageModules = import.meta.glob<PageModule>('/src/routes/*.tsx')
