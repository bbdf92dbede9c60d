/** What `pnpm bench:large-data` starts its two houses with. */
export { sql } from 'drizzle-orm'
export { configFrom, startServer } from '../../src/server.ts'
