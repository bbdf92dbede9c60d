import type { Route } from '../route.ts'
import { serviceRoutes } from './services.ts'

/** Every call of the contract this server answers; a test holds the list to the operations table. */
export const allRoutes: readonly Route[] = [...serviceRoutes]
