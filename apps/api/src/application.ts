import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config/config.ts'
import type { Database } from './db/database.ts'
import type { Ports } from './ports/ports.ts'
import type { CatalogueReader } from './use-cases/catalogue/catalogue-reader.ts'
import type { ChangeListener } from './use-cases/changes/listen-for-changes.ts'
import type { PasswordHasher } from './use-cases/identity/password-hasher.ts'

/** The log methods that the application uses. */
export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>

/** The dependencies of every use case, built once at start; no module below main uses a global. */
export type Application = Ports & {
  readonly config: Config
  readonly log: Log
  readonly database: Database
  /** Lets `now` follow the clock of the database where several servers share it. */
  readonly synchronizeClock: () => Promise<void>
  readonly catalogue: CatalogueReader
  readonly passwords: PasswordHasher
  readonly changes: ChangeListener
  /** The URLs of this server and of the site, for links in emails and for payments. */
  readonly ownUrl: () => string
  readonly siteUrl: () => string
  /** Signs the links of drivers. */
  readonly driverLinkSecret: string
}
