import { setTimeout } from 'node:timers/promises'
import { chooseIdentityProvider } from './adapters/identity-provider.ts'
import { chooseMailer } from './adapters/mailer.ts'
import { choosePaymentGateway } from './adapters/choose-payment-gateway.ts'
import { chooseTextSender } from './adapters/text-sender.ts'
import { vapidPushSender } from './adapters/vapid-push-sender.ts'
import { chooseWhatsAppSender } from './adapters/whatsapp-sender.ts'
import { createSharedClock, type SharedClock } from './adapters/shared-clock.ts'
import { systemPorts } from './adapters/system-ports.ts'
import type { Application } from './application.ts'
import { startBackgroundJobs, type RunningBackgroundJobs } from './background.ts'
import { readCatalogueFile } from './catalogue/catalogue-file.ts'
import { parseConfig, type Config, type Environment } from './config/config.ts'
import type { Database } from './db/database.ts'
import { claimCatalogueLoad, putCatalogue } from './db/put-catalogue.ts'
import { storePlaces } from './db/store-places.ts'
import { openDatabase } from './db/open.ts'
import { configureHttpServer, createHttpServer } from './http/build-http.ts'
import { allRoutes } from './http/routes/all.ts'
import type { Ports } from './ports/ports.ts'
import { saveDemoProgress } from './db/repositories/demo.ts'
import { sandboxCallbacksOf } from './db/repositories/outbox.ts'
import { readOrCreateSecret } from './db/repositories/settings.ts'
import { requireOperator } from './http/require-operator.ts'
import { loadDemo } from './use-cases/demo/load-demo.ts'
import { authenticate } from './use-cases/identity/authenticate.ts'
import { listenForChanges, type ChangeListener } from './use-cases/changes/listen-for-changes.ts'
import { authenticateStaff } from './use-cases/staff/staff-sessions.ts'
import { createPasswordHasher, type PasswordHasher } from './use-cases/identity/password-hasher.ts'
import { createCatalogueReader } from './use-cases/catalogue/catalogue-reader.ts'

/** A started server, which can be stopped. */
export type RunningServer = {
  /** The URL of the server, with the actual port when any free port was requested. */
  readonly address: string
  readonly app: Application
  /** Finishes open requests within ten seconds, then closes everything. */
  readonly stop: () => Promise<void>
}

/** The parts of the server that tests replace. */
export type ServerOptions = Partial<Ports> & {
  readonly database?: Database
  readonly passwords?: PasswordHasher
  /** Tests turn this off and run the background jobs themselves. */
  readonly background?: boolean
}

/** Reads settings by their environment names, with defaults. `DATA_DIR=:memory:` stores nothing. */
export const configFrom = (environment: Environment): Config => parseConfig(environment)

const stopWithin = 10_000

async function ensureCatalogue(app: Pick<Application, 'database' | 'config' | 'now'>): Promise<void> {
  await app.database.write(storePlaces)
  if (!app.config.demo) return
  await app.database.write(async (tx) => {
    if (!(await claimCatalogueLoad(tx, app.now()))) return
    await putCatalogue(tx, readCatalogueFile(), app.now())
    await saveDemoProgress(tx, { startedAt: app.now(), done: false })
  })
}

/** Starts the server and its background jobs. */
export async function startServer(config: Config, options: ServerOptions = {}): Promise<RunningServer> {
  const { database: givenDatabase, passwords, background: inBackground = true, ...givenPorts } = options
  let clock: SharedClock | undefined
  const now = givenPorts.now ?? (() => clock?.now() ?? systemPorts.now())
  const world = { ...systemPorts, ...givenPorts, now }
  const shell = createHttpServer(config, world)
  const database = givenDatabase ?? (await openDatabase(config.database))
  let background: RunningBackgroundJobs | undefined
  let changes: ChangeListener | undefined
  try {
    if (givenPorts.now === undefined && database.time !== undefined) {
      // The machine's own clock may jump; this one goes on evenly, and the database corrects it.
      const steady = () => new Date(performance.timeOrigin + performance.now())
      clock = createSharedClock(steady, database.time)
      await clock.synchronize()
    }
    const ownUrl = (): string => config.publicUrl ?? listeningUrl(shell.http.server.address(), config.host)
    const sandboxSecret = await database.write((tx) => readOrCreateSecret(tx, 'sandbox', world.randomBytes))
    const driverLinkSecret =
      config.driverLinkSecret ??
      (await database.write((tx) => readOrCreateSecret(tx, 'driver-links', world.randomBytes)))
    const callbacksUntilNow = (paymentId: string) =>
      sandboxCallbacksOf(database.reader, { paymentId, now: world.now() })
    const ports: Ports = {
      ...world,
      mailer: options.mailer ?? chooseMailer(config, shell.log),
      texts: options.texts ?? chooseTextSender(config, shell.log),
      whatsApp: options.whatsApp ?? chooseWhatsAppSender(config),
      identity: options.identity ?? chooseIdentityProvider(config, world),
      push: options.push ?? (config.push && vapidPushSender(config.push, world)),
      payment:
        options.payment ??
        choosePaymentGateway(config, { ownUrl, sandboxSecret, sandboxCallbacksOf: callbacksUntilNow }),
    }
    changes = await listenForChanges(database)
    const app: Application = {
      ...ports,
      config,
      log: shell.log,
      database,
      synchronizeClock: async () => clock?.synchronize(),
      catalogue: createCatalogueReader(database, {
        seconds: config.catalogueCacheSeconds,
        now: ports.now,
        rules: config,
      }),
      passwords: passwords ?? createPasswordHasher(ports.randomBytes),
      changes,
      ownUrl,
      siteUrl: () => config.siteUrl ?? ownUrl(),
      driverLinkSecret,
    }
    await ensureCatalogue(app)
    if (config.demo) await loadDemo(app)
    let draining = false
    await configureHttpServer({
      shell,
      app,
      routes: allRoutes,
      doors: {
        signIn: authenticate(app),
        isOperator: requireOperator(config.opsToken),
        staffOfSession: (token, address) => authenticateStaff(app, token, address),
      },
      draining: () => draining,
      formOrigins: app.payment.formOrigins,
    })
    await shell.http.listen({ port: config.port, host: config.host })
    if (inBackground) background = startBackgroundJobs(app)
    const stop = async (): Promise<void> => {
      if (draining) return
      draining = true
      await setTimeout(config.drainMilliseconds)
      // Idle keep-alive connections would delay closing for as long as a browser tab is open.
      const idle = setInterval(() => shell.http.server.closeIdleConnections(), 100)
      const cut = globalThis.setTimeout(() => shell.http.server.closeAllConnections(), stopWithin)
      await shell.http.close()
      clearInterval(idle)
      clearTimeout(cut)
      await background?.stop()
      await changes?.close()
      await database.close()
    }
    return { address: listeningUrl(shell.http.server.address(), config.host), app, stop }
  } catch (error) {
    await background?.stop()
    await changes?.close()
    await shell.http.close().catch(() => {})
    await database.close()
    throw error
  }
}

function listeningUrl(bound: ReturnType<import('node:net').Server['address']>, host: string): string {
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  const shown = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`
}
