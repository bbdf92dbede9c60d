import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config/config.ts'
import type { Database } from './db/database.ts'
import type { Ports } from './ports/ports.ts'
import type { CatalogueReader } from './use-cases/catalogue/catalogue-reader.ts'
import type { ChangeListener } from './use-cases/changes/listen-for-changes.ts'
import type { PasswordHasher } from './use-cases/identity/password-hasher.ts'

export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>

/** The parts a use case works with. Built once at start; nothing below main reaches for a global. */
export type Application = Ports & {
  readonly config: Config
  readonly log: Log
  readonly database: Database
  /** Where several servers share a database, has `now` follow its clock. */
  readonly synchronizeClock: () => Promise<void>
  readonly catalogue: CatalogueReader
  readonly passwords: PasswordHasher
  readonly changes: ChangeListener
  /** Where this server is reached, and where the site is: for the links of letters and payments. */
  readonly ownUrl: () => string
  readonly siteUrl: () => string
}
