const said = new Set<string>()

/**
 * Logs a warning for operators about unexpected data of the server that the page works around. Visitors never see it.
 * Each warning is logged once.
 */
export function logWarningOnce(message: string, about: Readonly<Record<string, unknown>>): void {
  const remark = `${message} ${JSON.stringify(about)}`
  if (said.has(remark)) return
  said.add(remark)
  console.warn(message, about)
}
