/** Opens a page, runs the action, and returns the problems, including console errors. */
export async function findPageProblems(browser, url, act) {
  const page = await browser.newPage({ viewport: { width: 360, height: 900 }, reducedMotion: 'reduce' })
  const problems = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`threw: ${error.message}`))
  const expect = (holds, problem) => holds || problems.push(problem)
  try {
    await page.goto(url, { waitUntil: 'networkidle' })
    await act(page, expect)
  } catch (error) {
    problems.push(error instanceof Error ? error.message.split('\n')[0] : String(error))
  } finally {
    await page.close()
  }
  return problems
}
