// The trace has few categories, because `devtools.timeline` records the stack of every timer and
// frame, for which V8 parses whole modules again: a task of 20 ms would take 60.
const categories = ['toplevel', 'blink.user_timing']
const milliseconds = 1000

/** Returns the processor time of the longest task before and after the load event. */
function longestOf(trace, origin) {
  const threads = Map.groupBy(trace.traceEvents, ({ pid, tid }) => `${pid}/${tid}`)
  const isOpened = ({ name, args }) =>
    name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(origin)
  const events = [...threads.values()].find((each) => each.some(isOpened)) ?? []
  const loaded = Math.max(0, ...events.filter(({ name }) => name === 'loadEventEnd').map(({ ts }) => ts))
  const longest = (isMeant) =>
    Math.max(
      0,
      ...events
        .filter((each) => each.name === 'ThreadControllerImpl::RunTask' && isMeant(each))
        .map(({ tdur }) => tdur ?? 0),
    ) / milliseconds
  return { before: longest(({ ts }) => ts <= loaded), after: longest(({ ts }) => ts > loaded) }
}

/**
 * Returns the processor time of the longest tasks while a screen opens, before and after its load
 * event. The time is multiplied by `slowed` instead of slowing the processor, which would depend on
 * the load of other processes.
 */
export async function traceTasks(browser, tab, slowed, open) {
  await browser.startTracing(tab, { categories })
  await open()
  const { before, after } = longestOf(
    JSON.parse(String(await browser.stopTracing())),
    new URL(tab.url()).origin,
  )
  return { before: before * slowed, after: after * slowed }
}
