import { execFile } from 'node:child_process'

export type Verdict = { readonly isFailed: boolean; readonly lines: readonly string[] }

type Advisory = {
  readonly module_name: string
  readonly severity: string
  readonly title: string
  readonly url: string
}

type Options = { readonly registry?: string; readonly seconds?: number }

const run = (root: string, args: readonly string[], seconds: number) =>
  new Promise<{ readonly stdout: string; readonly stderr: string }>((resolve) => {
    execFile(
      'pnpm',
      args,
      { cwd: root, timeout: seconds * 1_000, maxBuffer: 2 ** 26, shell: process.platform === 'win32' },
      (_error, stdout, stderr) => resolve({ stdout, stderr }),
    )
  })

function advisoriesIn(output: string): readonly Advisory[] | undefined {
  try {
    const report: { readonly advisories?: Readonly<Record<string, Advisory>> } = JSON.parse(output)
    return report.advisories && Object.values(report.advisories)
  } catch {
    return undefined
  }
}

/**
 * What a registry knows against the packages in production. Where none answers in time that is said, and nothing fails:
 * no build may depend on it.
 */
export async function audit(root: string, { registry, seconds = 30 }: Options = {}): Promise<Verdict> {
  const named = registry === undefined ? [] : [`--registry=${registry}`]
  const { stdout, stderr } = await run(root, ['audit', '--prod', '--json', ...named], seconds)
  const known = advisoriesIn(stdout)
  if (known === undefined) {
    const reason = /ERR_PNPM_\w+/.exec(stderr)?.[0] ?? `nothing within ${seconds} s`
    return { isFailed: false, lines: [`no registry answered: not audited (${reason})`] }
  }
  const grave = known.filter(({ severity }) => severity === 'high' || severity === 'critical')
  return {
    isFailed: grave.length > 0,
    lines: [
      ...grave.map(
        ({ module_name: name, severity, title, url }) => `${severity}: ${name}: ${title} (${url})`,
      ),
      `audited: ${grave.length} high or critical, ${known.length - grave.length} lesser`,
    ],
  }
}
