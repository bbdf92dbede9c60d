/** A finding of a guard: its place, and in plain words what to do about it. */
export type Finding = { readonly file: string; readonly line?: number; readonly message: string }

/** Returns the line number of an offset in a source text. */
export const lineNumberAt = (source: string, offset: number): number =>
  source.slice(0, offset).split('\n').length

const place = ({ file, line }: Finding) => (line === undefined ? file : `${file}:${line}`)

/** Prints the findings as `file:line: message` and sets the exit code. */
export function reportFindings(what: string, findings: readonly Finding[], looked: string): void {
  for (const finding of findings) console.log(`${place(finding)}: ${finding.message}`)
  if (findings.length > 0) process.exitCode = 1
  console.log(`${what}: ${findings.length === 0 ? 'sound' : `${findings.length} found`} (${looked})`)
}
