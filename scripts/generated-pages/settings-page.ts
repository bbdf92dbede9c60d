import { environmentSettings } from '../../apps/api/src/config/settings.ts'

const rows = Object.entries(environmentSettings).map(([name, setting]) => {
  const { purpose, unset } = setting.pipe[1].metadata
  const preset = setting.default
  return [`\`${name}\``, preset ? `\`${preset}\`` : preset === '' ? '(empty)' : unset, purpose]
})

/** Generates `docs/settings.md` from the description of the settings in the server code. */
export function settingsPage(): string {
  const cells = [['variable', 'default', 'purpose'], ...rows]
  const widths = [0, 1, 2].map((at) => Math.max(...cells.map((row) => (row[at] ?? '').length)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = cells
  const rule = widths.map((width) => '-'.repeat(width))
  return [
    '# Settings',
    '',
    'Environment variables of the server, read once at start. It lists every wrong one and refuses to start. An empty variable counts as unset. Made by `pnpm settings:write` from `apps/api/src/config/settings.ts`.',
    '',
    ...[head, rule, ...body].map(line),
    '',
    'Successful log-ins and payments never count against a shared IP. An account that signed in from an IP within a month keeps its tries there.',
    '',
  ].join('\n')
}
