// `pnpm bench:large-data` measures what screens cost with the data of the demo and with much data
// (300 plans, 500 contracts, 5,000 wallet entries), at a quarter of the processor speed. It also
// measures the longest tasks while a screen opens. `pnpm bench:large-data /MyOrders …` measures
// only those screens. It prints figures and asserts nothing.
import { fileURLToPath, pathToFileURL } from 'node:url'

import { ensureBrowser } from './lib/browser.mjs'
import { resolveFromRoot } from './lib/root.mjs'
import { runScript, printLine } from './lib/script.mjs'
import { ensureToolchain } from './lib/toolchain.mjs'
import { browserLaunchOptions, temporaryServerSettings } from './lib/benchmark-helpers.mjs'
import { fillLargeAccount } from './large-data/fill.mjs'
import { measureScreenCost, measureLongestTasks, measurePagingMemory } from './large-data/measure.mjs'

const asked = process.argv.slice(2).filter((word) => word.startsWith('/'))
const everyScreen = [
  '/',
  '/OrderPage',
  '/ServicesPage1?service=1',
  '/PersonalProfileLayout',
  '/PersonalProfileLayout/InformationPanal',
  '/PersonalProfileLayout/Contract',
  '/MyOrders',
  '/ElectronicWallet/WalletDetails',
  '/ComplainsPage1',
]
const screens = asked.length > 0 ? asked : everyScreen

async function signIn(address) {
  const answer = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: '1012345672', password: 'sakina-demo-2026' }),
  })
  return (await answer.json()).result
}

const columns = ['calls', 'kilobytes', 'elements', 'work', 'act']
const rounded = { kilobytes: 1 }

await runScript(async () => {
  if (!(await ensureToolchain(fileURLToPath(import.meta.url), asked))) return
  await ensureBrowser()
  const [{ chromium }, { startServer, configFrom, sql }] = await Promise.all([
    import('playwright'),
    import(pathToFileURL(resolveFromRoot('apps/api/test/bench/large-data-server.ts')).href),
  ])
  const few = await startServer(configFrom(temporaryServerSettings()))
  const many = await startServer(configFrom(temporaryServerSettings()))
  const filled = await fillLargeAccount(many.app.database, sql)
  const browser = await chromium.launch(
    browserLaunchOptions('--enable-precise-memory-info', '--js-flags=--expose-gc'),
  )
  try {
    const users = { few: await signIn(few.address), many: await signIn(many.address) }
    printLine(
      `${filled.plans} plans, ${filled.contracts} contracts, ${filled.entries} wallet entries; each figure few -> many`,
    )
    printLine(
      `${'screen'.padEnd(42)}calls           kB answered     elements        CPU ms          CPU of an act   longest task before the load, after it`,
    )
    for (const screen of screens) {
      const one = await measureScreenCost(browser, few.address + screen, users.few)
      const other = await measureScreenCost(browser, many.address + screen, users.many)
      const pairs = columns.map(
        (name) => `${one[name].toFixed(rounded[name] ?? 0)} -> ${other[name].toFixed(rounded[name] ?? 0)}`,
      )
      const tasks = await measureLongestTasks(browser, many.address + screen, users.many)
      printLine(
        `${screen.padEnd(42)}${pairs.map((pair) => pair.padEnd(15)).join(' ')} ${tasks.before.toFixed(0)}, ${tasks.after.toFixed(0)}`,
      )
    }
    const memory = await measurePagingMemory(browser, `${many.address}/OrderPage`, users.many)
    printLine(
      `memory after 10 pages of plans, and after 30: ${memory.map((each) => `${(each / 1e6).toFixed(1)} MB`).join(', ')}`,
    )
  } finally {
    await browser.close()
    await few.stop()
    await many.stop()
  }
})
