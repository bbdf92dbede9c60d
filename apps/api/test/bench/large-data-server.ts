/** The exports with which `pnpm bench:large-data` starts its two servers. */
export { sql } from 'drizzle-orm'
export { configFrom, startServer } from '../../src/server.ts'
